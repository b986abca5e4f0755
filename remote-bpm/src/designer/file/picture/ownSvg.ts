/** The tags of an SVG; in its texts and attributes these signs are escaped. */
const TAG = /<[^<>!?/][^<>]*>/g;

const EVENT = /\son\w+="[^"]*"/g;

/** An address that is not within the picture itself. */
const FOREIGN_LINK = /\s(?:xlink:)?href="(?!#)[^"]*"/g;
const FOREIGN_URL = /url\((?!["']?#)[^)]*\)/g;

/**
 * Gives an SVG of bpmn-js as a file that people open and pass on: it does nothing and loads nothing, for the colours of a diagram are
 * whatever its file says. Its document type, which names an address, is left out.
 */
export const ownSvg = (svg: string): string =>
  svg
    .replace(/<!DOCTYPE[^>]*>\n?/, '')
    .replaceAll(TAG, (tag) => tag.replaceAll(EVENT, '').replaceAll(FOREIGN_LINK, '').replaceAll(FOREIGN_URL, 'none'));
