/** Joins class names and leaves out those that are absent or false. */
export const classList = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
