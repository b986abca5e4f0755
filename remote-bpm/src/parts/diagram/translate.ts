import { chinese } from './chinese.ts';

/** Replaces bpmn-js's `translate`: gives the Chinese text with its `{places}` filled, or the template where there is none. */
export const translate = (template: string, replacements: Readonly<Record<string, string>> = {}): string =>
  (chinese[template] ?? template).replaceAll(/\{([^}]+)\}/g, (place, name: string) => replacements[name] ?? place);
