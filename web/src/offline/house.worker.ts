/**
 * The local house: Python, the engine and the games of this device. Every tab has such a worker, and one of them, the one that
 * holds the lock, is the house; the others wait without loading anything.
 */
import * as disk from "./games";
import { House, NotKept, type Door } from "./serve";
import { CHANNEL, type ToPage } from "./wire";

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const START = `
import sys
sys.path.insert(0, "/engine")
try:
    import ludotheca_modules
    ludotheca_modules.install()
except ImportError:
    pass
from ludotheca.offline.door import Door
Door()
`;

async function openDoor(engine: string): Promise<Door> {
  const base = `${location.origin}/engine/${engine}/`;
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{ loadPyodide: (o: object) => Promise<Pyodide> }>,
    fetch(`${base}engine.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(packed, "zip", { extractDir: "/engine" });
  return python.runPython(START) as Door;
}

void navigator.locks
  .request(CHANNEL, async () => {
    try {
      await new House(await openDoor(self.name), disk, self.name).serve();
    } catch (error) {
      const code = error instanceof NotKept ? "not-kept" : "engine-failed";
      new BroadcastChannel(CHANNEL).postMessage({ to: "all", kind: "failed", code } satisfies ToPage);
      console.error(error);
    }
  })
  .then(() => self.close());
