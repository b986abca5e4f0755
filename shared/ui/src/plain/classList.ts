/** Joins class names; what is absent or off is left out. */
export const classList = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
