import { namesSecret } from '@zhilv/contract/names-secret';
import { KEPT_SECRET } from '@zhilv/contract/pay';

type Json = Readonly<Record<string, unknown>>;

/** Tells whether a value of this name in a channel's configuration proves who we are to the provider. */
const isSecret = (name: string): boolean => namesSecret(name) || (/key/i.test(name) && !/public/i.test(name));

/** The configuration as it is shown: `******` stands for each secret. Text that is no JSON object is not shown at all. */
export function shownConfig(config: string): string {
  const parsed = objectOf(config);
  if (parsed === null) return '{}';
  return JSON.stringify(parsed, (name, value: unknown) =>
    isSecret(name) && value !== '' && value !== null ? KEPT_SECRET : value,
  );
}

/** The configuration as it is kept: a secret that was sent back as it was shown stays what it is, and one that there is not is left out. */
export const keptConfig = (sent: string, before: string | null): string =>
  JSON.stringify(merged(objectOf(sent) ?? {}, before === null ? {} : (objectOf(before) ?? {})));

const merged = (sent: Json, before: Json): Json =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const stored = Object.hasOwn(before, name) ? before[name] : undefined;
      if (value === KEPT_SECRET && isSecret(name)) return stored === undefined ? [] : [[name, stored]];
      return [[name, isObject(value) ? merged(value, isObject(stored) ? stored : {}) : value]];
    }),
  );

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(text: string): Json | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
