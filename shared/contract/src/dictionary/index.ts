export { dictionaries } from './dictionaries.ts';
export type { Dictionary, DictionaryColour, DictionaryEntry } from './modules/dictionary.ts';
export { dictionaryFallback } from './dictionaryFallback.ts';
