import { KEPT_SECRET } from '@zhilv/contract/pay';
import { isSecret } from './configFields.ts';

type Json = Readonly<Record<string, unknown>>;

/** Writes values of a configuration as JSON in which `******` stands for each secret: a stock back end gives them away. */
export const withoutSecrets = (config: Json): string =>
  JSON.stringify(config, (name, value: unknown) => (isSecret(name) && value !== '' && value !== null ? KEPT_SECRET : value), 2);

/** Puts the secrets that are stored back where `******` still stands for them. */
export const withSecrets = (shown: Json, stored: Json): Json =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      const before = Object.hasOwn(stored, name) ? stored[name] : undefined;
      if (value === KEPT_SECRET && isSecret(name)) return [name, before ?? value];
      return [name, isJson(value) ? withSecrets(value, isJson(before) ? before : {}) : value];
    }),
  );

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
