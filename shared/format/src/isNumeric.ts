/** Tells whether a text is a number: optional sign, no leading zeros, optional decimals. */
export const isNumeric = (text: string): boolean => /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
