import { chinese } from './chinese.ts';

/** Puts a text of bpmn-js into the language of the page. */
export type Translate = (template: string, replacements?: Readonly<Record<string, string>>) => string;

/** Replaces bpmn-js's `translate`: gives the Chinese text with its `{places}` filled, or the template where there is none. */
export const translate: Translate = (template, replacements = {}) =>
  (chinese[template] ?? template).replaceAll(/\{([^}]+)\}/g, (place, name: string) => replacements[name] ?? place);
