// Runs a Python program in the browser's engine under node: node engine.mjs ENGINE_FOLDER PROGRAM. What it prints is passed on.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const started = performance.now();
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdout: (line) => console.log(line) });
pyodide.unpackArchive(new Uint8Array(readFileSync(`${folder}/engine.zip`)), "zip", { extractDir: "/engine" });
pyodide.runPython(`
import sys
sys.path.insert(0, "/engine")
try:
    import ludotheca_modules
    ludotheca_modules.install()
except ImportError:
    pass
`);
pyodide.globals.set("loaded_ms", performance.now() - started);
pyodide.globals.set("memory_bytes", () => process.memoryUsage().rss);
pyodide.runPython(readFileSync(program, "utf8"));
