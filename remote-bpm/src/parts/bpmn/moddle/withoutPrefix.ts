/** Gives a name of moddle or of XML without its prefix: `userTask` of `bpmn:userTask`. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
