import process from 'node:process';

/*
 * A soak case is a spec of this folder. `npm test` runs it with the sample's length and seed 1, the same on every machine;
 * `npm run soak` runs it at full length, each time with another seed, which it prints.
 */

const long = process.env['SOAK'] === 'long';

/** The seed of the case's random choices. */
export const seed = Number(process.env['SOAK_SEED'] ?? 1);

/** Gives the number of rounds of the case. */
export const rounds = (counts: { readonly sample: number; readonly soak: number }): number =>
  long ? counts.soak : counts.sample;
