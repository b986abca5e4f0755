import type { SeededRandom } from './SeededRandom.ts';

/** What may stand where something else is expected. */
const VALUES: readonly unknown[] = [null, true, -1, 1e300, '', '../..', [], [null], {}, { __proto__: null, constructor: 1 }];

/** Gives a text of JSON as a crash or a careless hand leaves it: cut, with other bytes in it, or of another shape. */
export function damagedText(json: string, random: SeededRandom): string {
  const place = random.below(json.length);
  return random.pick([
    () => json.slice(0, place),
    () => json.slice(place),
    () => json.slice(0, place) + String.fromCodePoint(random.below(0x3000)) + json.slice(place + random.below(2)),
    () => json.slice(0, place) + '\0'.repeat(json.length - place),
    () => JSON.stringify(reshaped(JSON.parse(json), random)),
    () => JSON.stringify(random.pick(VALUES)),
  ])();
}

/** Puts something else in the place of one value, at any depth. */
function reshaped(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(VALUES);
  if (Array.isArray(value)) {
    const place = random.below(value.length);
    return value.length === 0 ? random.pick(VALUES) : value.with(place, reshaped(value[place], random));
  }
  const names = Object.keys(value);
  if (names.length === 0) return random.pick(VALUES);
  const name = random.pick(names);
  const { [name]: one, ...others } = value as Record<string, unknown>;
  return random.chance(0.2) ? others : { ...others, [name]: reshaped(one, random) };
}
