/**
 * A file of somebody else's package. Ours are sources wherever they lie: beside a remote of the workspace, and below
 * `node_modules` for one of its own folder (`tools/pack`).
 */
export const LIBRARY_FILE = /[\\/]node_modules[\\/](?!@zhilv[\\/])(?!.*[\\/]node_modules[\\/])/;
