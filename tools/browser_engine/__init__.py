"""The engine for the browser: WebAssembly for Pyodide, from what package registries have. `tools/wasm.py` runs it."""
