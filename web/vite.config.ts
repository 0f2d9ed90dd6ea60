import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the Python package, which serves it: who installs the package needs no Node.
export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/saleroom/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each page is made of: the server tells the browser with the page what else it will need.
    manifest: "manifest.json",
    // Few files: over a slow line each request costs more than what it brings.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: /node_modules|src\/core\/(?!markdown)|src\/(style|art\/(art\.css|[Ii]con))|src\/parts\/(Head|Toasts|LiveRegion)|src\/pages\/Wrong|src\/App\.svelte/, priority: 2 },
            { name: "parts", test: /src\/parts\/|src\/art\/(Card|draw|seats)/, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
