// The last step of the build: a hint for V8, and beside every text a .br and a .gz, so that the server sends the small
// one without any work.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Most functions of a page are called as it loads: with this V8 compiles them while they arrive, beside the main thread.
// It has to stand before everything else, which Vite's own banner does not.
const HINT = "//# allFunctionsCalledOnLoad\n";
const folder = new URL("../../src/saleroom/server/web/", import.meta.url).pathname;

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(html|js|css|svg|webmanifest|json)$/.test(name)) continue;
  const path = join(folder, name);
  let text = readFileSync(path);
  if (/^assets\/.*\.js$/.test(name)) {
    text = Buffer.concat([Buffer.from(HINT), text]);
    writeFileSync(path, text);
  }
  if (text.length < 300) continue;
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
