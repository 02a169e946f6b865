// My tables: those that go on, those that are over with date, length and result, and everybody's public ones.
import type { JSX } from "preact";
import { goesOn, useMine } from "../core/glances";
import { t } from "../core/texts";
import { PublicTables } from "./home";
import { Standing } from "./home/Standing";

export function TablesPage(): JSX.Element {
  const mine = useMine().value;
  const going = (mine ?? []).filter(goesOn);
  const finished = (mine ?? []).filter((glance) => !goesOn(glance));
  return (
    <main class="page">
      <h1>{t("home.mine")}</h1>
      {mine === null && <p>{t("loading")}</p>}
      {mine?.length === 0 && <p class="quiet">{t("tables.none")}</p>}
      {going.length > 0 && (
        <section aria-labelledby="going">
          <h2 id="going">{t("home.go-on")}</h2>
          <ul class="standings">
            {going.map((glance) => (
              <Standing key={glance.info.id} glance={glance} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{t("tables.finished")}</h2>
          <ul class="standings">
            {finished.map((glance) => (
              <Standing key={glance.info.id} glance={glance} />
            ))}
          </ul>
        </section>
      )}
      <PublicTables />
    </main>
  );
}
