import process from 'node:process';

/*
 * A soak case is a spec of this folder. `npm test` runs it with the sample's length and random seed 1, the same on every machine;
 * `npm run soak` runs it at full length, each time with another random seed, which it prints.
 */

/** True at full length. */
export const isLong = process.env['SOAK'] === 'long';

/** The case's random choices follow from this number. */
export const randomSeed = Number(process.env['SOAK_SEED'] ?? 1);

/** Gives the number of rounds of the case. */
export const rounds = (counts: { readonly sample: number; readonly soak: number }): number =>
  isLong ? counts.soak : counts.sample;
