/**
 * A file of a package that is not ours. Files of our packages count as sources also below `node_modules`, where they lie for a
 * remote in a folder of its own (`tools/pack`).
 */
export const LIBRARY_FILE = /[\\/]node_modules[\\/](?!@zhilv[\\/])(?!.*[\\/]node_modules[\\/])/;
