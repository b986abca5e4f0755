import { readFileSync } from 'node:fs';

/** Gives an SVG file as a data address, which documents carry so that the icon needs no request. */
export const readIcon = (file: string): string => `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
