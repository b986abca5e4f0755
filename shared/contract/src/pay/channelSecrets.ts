import { namesSecret } from '../resource/namesSecret.ts';

type Json = Readonly<Record<string, unknown>>;

/** Stands for a secret of a channel's configuration in answers. Sent back, it leaves the secret as it is; only our server does so. */
export const KEPT_SECRET = '******';

/** A configuration that comes back has a {@link KEPT_SECRET} for which no stored secret can be found. Its message says where. */
export class UnknownSecret extends Error {
  override readonly name = 'UnknownSecret';

  /** @param place such as `merchants[0].apiKey` */
  constructor(place: string) {
    super(`「${place}」中的 ${KEPT_SECRET} 对不上已保存的密钥，请填写密钥本身`);
  }
}

/** Tells whether a value of this name in a channel's configuration proves who we are to the provider, so that nobody else should see it. */
export const isChannelSecret = (name: string): boolean => namesSecret(name) || (/key/i.test(name) && !/public/i.test(name));

/** The configuration as it is shown: {@link KEPT_SECRET} stands for each secret, however deep it is. */
export const withoutSecrets = (config: Json): Json => mapped(config, shown);

/**
 * Puts the secrets that are stored back where {@link KEPT_SECRET} still stands for them. Entries of a list are known again by what is
 * shown of them, wherever they stand, and one entry that was changed by its place among the others.
 *
 * @throws UnknownSecret where a secret cannot be told
 */
export const withSecrets = (sent: Json, stored: Json): Json =>
  mapped(sent, (value, name) => restored({ name, value, before: ownOf(stored, name), place: name }));

function shown(value: unknown, name: string): unknown {
  if (isChannelSecret(name) && value !== '' && value !== null) return KEPT_SECRET;
  if (Array.isArray(value)) return value.map((entry) => shown(entry, ''));
  return isJson(value) ? mapped(value, shown) : value;
}

interface SentValue {
  readonly name: string;
  readonly value: unknown;
  /** What is stored where the value stands; undefined where nothing is. */
  readonly before: unknown;
  readonly place: string;
}

function restored({ name, value, before, place }: SentValue): unknown {
  if (value === KEPT_SECRET) {
    if (before === undefined || shown(before, name) !== KEPT_SECRET) throw new UnknownSecret(place);
    return before;
  }
  if (Array.isArray(value)) return restoredList(value, Array.isArray(before) ? before : [], place);
  if (!isJson(value)) return value;
  return mapped(value, (part, of) => restored({ name: of, value: part, before: ownOf(before, of), place: `${place}.${of}` }));
}

function restoredList(sent: readonly unknown[], before: readonly unknown[], place: string): unknown[] {
  const was = before.map((entry) => JSON.stringify(shown(entry, '')));
  const is = sent.map((entry) => JSON.stringify(entry));
  const stands = (index: number): boolean => is[index] === was[index];
  return sent.map((value, index) => {
    if (is[index]?.includes(KEPT_SECRET) !== true) return value;
    const own = `${place}[${index}]`;
    const alike = [...was.keys()].filter((other) => was[other] === is[index]);
    const [one] = alike;
    if (one !== undefined) {
      if (new Set(alike.map((other) => JSON.stringify(before[other]))).size === 1) return before[one];
      if (alike.includes(index) && alike.every(stands)) return before[index];
      throw new UnknownSecret(own);
    }
    // Where several entries were changed, nobody can tell which of them was which.
    const onlyOneChanged = sent.length === before.length && is.every((_, other) => other === index || stands(other));
    if (onlyOneChanged) return restored({ name: '', value, before: before[index], place: own });
    throw new UnknownSecret(own);
  });
}

const mapped = (value: Json, change: (part: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));

const ownOf = (value: unknown, name: string): unknown => (isJson(value) && Object.hasOwn(value, name) ? value[name] : undefined);

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
