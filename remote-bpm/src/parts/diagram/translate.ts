import { chinese } from './chinese.ts';

/** Stands in for bpmn-js's `translate`: the Chinese text, its `{places}` filled; what has none stays as it is. */
export const translate = (template: string, replacements: Readonly<Record<string, string>> = {}): string =>
  (chinese[template] ?? template).replaceAll(/\{([^}]+)\}/g, (place, name: string) => replacements[name] ?? place);
