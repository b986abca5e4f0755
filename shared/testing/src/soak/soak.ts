import { SeededRandom } from './SeededRandom.ts';

/*
 * A soak case is a spec of `e2e/soak`, or a test beside the code that `tools/soak/soakCases.ts` names. `npm test` runs a sample of it, with
 * random seed 1, the same on every machine; `npm run soak` runs the whole. Random choices follow another seed there each time,
 * which it prints.
 */

/** Packages of the browser have no types of Node, where all tests run. */
const { process } = globalThis as unknown as { readonly process: { readonly env: Readonly<Record<string, string | undefined>> } };

/** True at full length. */
export const isLong = process.env['SOAK'] === 'long';

/** The case's random choices follow from this number. */
export const randomSeed = Number(process.env['SOAK_SEED'] ?? 1);

/** Gives the number of rounds, or of made-up records, of the case. */
export const rounds = (counts: { readonly sample: number; readonly soak: number }): number =>
  isLong ? counts.soak : counts.sample;

/**
 * Gives what the case looks at: that many of the items as a sample, at full length all of them.
 * @param turn tells apart the samples that a case takes of the same items, such as one for each width of the window
 */
export const sampleOf = <Item>(items: readonly Item[], count: number, turn = 0): readonly Item[] =>
  isLong ? items : new SeededRandom(randomSeed + turn).some(items, count);
