// Bundles the page into the server's package: one chunk per game, names that change with their content.
import { build, context } from "esbuild";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../src/burghers/server/static/app");
const watching = process.argv.includes("--watch");

/** The page's frame, naming the bundles of this build. */
async function writePage(outputs) {
  const entries = Object.entries(outputs).filter(([, made]) => made.entryPoint === "src/main.tsx");
  const [script, made] = entries[0];
  const style = made.cssBundle;
  const page = await readFile(join(here, "src/index.html"), "utf8");
  await writeFile(
    join(out, "index.html"),
    page.replace("%script%", `/assets/${basename(script)}`).replace("%style%", `/assets/${basename(style)}`),
  );
  await cp(join(here, "public"), join(out, "assets"), { recursive: true });
  const first = [script, style, ...made.imports.filter((i) => i.kind === "import-statement").map((i) => i.path)];
  const bytes = await Promise.all(first.map(async (file) => gzipSync(await readFile(join(here, file))).length));
  console.log(`first load ${Math.round(bytes.reduce((a, b) => a + b, 0) / 1000)} kB compressed`);
}

const wiring = {
  name: "page",
  setup(bundler) {
    bundler.onEnd(async (result) => {
      if (result.metafile) await writePage(result.metafile.outputs);
    });
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: ["src/main.tsx"],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !watching,
  sourcemap: watching,
  metafile: true,
  plugins: [wiring],
};

await mkdir(out, { recursive: true });
for (const name of await readdir(out)) await rm(join(out, name), { recursive: true });
if (watching) await (await context(options)).watch();
else await build(options);
