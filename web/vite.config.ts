import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` draws from the sources and passes everything else on to a server started by hand.
const server = process.env["LUDOTHECA_SERVER"] ?? "http://127.0.0.1:8000";

/** Texts travel without the comments for those who write them. */
const texts = {
  name: "texts-without-comments",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith(".ftl?raw")
      ? `export default ${JSON.stringify(readFileSync(id.slice(0, -4), "utf-8").replace(/^#.*\n/gm, ""))}`
      : null,
};

export default defineConfig({
  plugins: [texts, svelte()],
  build: {
    outDir: process.env["LUDOTHECA_WEB_OUT"] ?? "../src/ludotheca/web",
    emptyOutDir: true,
    target: "es2022",
    // Covers stay files of their own: as data they would travel with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] }, // the texts and rules pages lie in the Python package
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", pool: "threads" },
});
