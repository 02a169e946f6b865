"use strict";
const row = (name, value) => {
  const line = document.createElement("tr");
  for (const text of [name, value]) {
    const cell = document.createElement("td");
    cell.textContent = String(text);
    line.append(cell);
  }
  return line;
};
document.getElementById("show").addEventListener("click", async () => {
  const token = document.getElementById("token").value;
  const answer = await fetch("/api/admin/overview", { headers: { authorization: `Bearer ${token}` } });
  const said = await answer.json();
  document.getElementById("problem").textContent = answer.ok ? "" : said.error;
  const lines = answer.ok
    ? Object.entries(said).flatMap(([name, value]) =>
        typeof value === "object" ? Object.entries(value).map(([state, n]) => row(`${name}: ${state}`, n)) : [row(name, value)])
    : [];
  document.getElementById("figures").replaceChildren(...lines);
});
