/** This matches the scripts that stand in a document, which have no attributes; their text is the first group. */
export const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>\n?/g;
