// Bundles the page into the server's package: one chunk per game, names that change with their content.
import { build, context } from "esbuild";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
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
  const fonts = Object.keys(outputs).filter((file) => file.endsWith(".woff2"));
  const early = fonts.map((font) => `<link rel="preload" href="/assets/${basename(font)}" as="font" crossorigin />`);
  const page = await readFile(join(here, "src/index.html"), "utf8");
  await writeFile(
    join(out, "index.html"),
    page
      .replace("%script%", `/assets/${basename(script)}`)
      .replace("%style%", `/assets/${basename(style)}`)
      .replace("%fonts%", early.join("\n    ")),
  );
  await cp(join(here, "public"), join(out, "assets"), { recursive: true });
  await writeWorker(Object.keys(outputs).map((file) => `/assets/${basename(file)}`));
  const first = [script, style, ...made.imports.filter((i) => i.kind === "import-statement").map((i) => i.path)];
  first.push(...fonts);
  const bytes = await Promise.all(first.map(async (file) => gzipSync(await readFile(join(here, file))).length));
  console.log(`first load ${Math.round(bytes.reduce((a, b) => a + b, 0) / 1000)} kB compressed`);
}

/** The keeper of the page for when there is no network: it knows every file of this build. */
async function writeWorker(files) {
  const more = ["favicon.svg", "favicon-turn.svg", "burghers.webmanifest"].map((name) => `/assets/${name}`);
  const kept = [...files.filter((file) => !file.endsWith(".map")), ...more].sort();
  await build({
    absWorkingDir: here,
    entryPoints: ["src/offline/service-worker.ts"],
    outfile: join(out, "service-worker.js"),
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: !watching,
    define: {
      FILES: JSON.stringify(kept),
      VERSION: JSON.stringify(createHash("sha256").update(kept.join("\n")).digest("hex").slice(0, 12)),
    },
  });
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
  loader: { ".svg": "text", ".woff2": "file" },
  assetNames: "[name]-[hash]",
  plugins: [wiring],
};

await mkdir(out, { recursive: true });
for (const name of await readdir(out)) await rm(join(out, name), { recursive: true });
if (watching) await (await context(options)).watch();
else await build(options);
