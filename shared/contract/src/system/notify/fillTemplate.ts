/** Gives what stands for a place. */
export type TemplateParams = Readonly<Record<string, unknown>>;

/** A place is a name in braces; a brace that is left open is text. */
const PLACE = /\{([^{}]+)\}/g;

/** Names the places of a text such as `{name}`, each once, in their order. */
export const placesOf = (text: string): readonly string[] => [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];

/** Names the places of a text for which there is no value. */
export const missingPlaces = (text: string, params: TemplateParams): readonly string[] =>
  placesOf(text).filter((name) => valueOf(params, name) === null);

/**
 * Puts values into the places of a text, once: a value that looks like a place stays as it is. A place without a value stays, too.
 */
export const fillTemplate = (text: string, params: TemplateParams): string =>
  text.replaceAll(PLACE, (place, name: string) => valueOf(params, name) ?? place);

/** Own properties alone are values, so that `{constructor}` gives nothing that every object has. */
function valueOf(params: TemplateParams, name: string): string | null {
  const value = Object.hasOwn(params, name) ? params[name] : null;
  return value === null || value === undefined ? null : String(value);
}
