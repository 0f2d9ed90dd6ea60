// Beside every built text a .br and a .gz, so that the server sends the small one without any work.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = new URL("../../src/saleroom/server/web/", import.meta.url).pathname;

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.(html|js|css|svg|webmanifest|json)$/.test(name)) continue;
  const path = join(folder, name);
  const text = readFileSync(path);
  if (text.length < 300) continue;
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
