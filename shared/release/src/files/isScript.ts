/** Tells whether browsers may take a file for code. Servers send any other under a type that they refuse to run. */
export const isScript = (file: string): boolean => /\.([cm]?js|wasm)$/.test(file);
