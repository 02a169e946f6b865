// A mean with its bounds, in figures: bold where chance alone does not explain it.
import type { JSX } from "preact";
import type { Estimate } from "../../core/api";
import { language } from "../../core/settings";

export function figure(value: number, digits: number): string {
  const form = new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return form.format(value).replace("-", "−");
}

export function Range({ estimate, middle }: { estimate: Estimate; middle: number }): JSX.Element {
  const { mean, low, high } = estimate;
  const sure = low > middle || high < middle;
  const said = figure(mean, 2);
  return (
    <span class="range">
      {sure ? <b>{said}</b> : said}{" "}
      <small>
        ({figure(low, 2)} … {figure(high, 2)})
      </small>
    </span>
  );
}
