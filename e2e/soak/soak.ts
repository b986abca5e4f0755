import process from 'node:process';

/*
 * A soak case is a spec of this folder. `npm test` runs it with the sample's length and seed 1, which finds the same on
 * every machine; `npm run soak` runs it at full length, with a seed of its own each time that it prints.
 */

const long = process.env['SOAK'] === 'long';

/** What the case's random choices begin with. */
export const seed = Number(process.env['SOAK_SEED'] ?? 1);

/** How many rounds the case takes. */
export const rounds = (counts: { readonly sample: number; readonly soak: number }): number =>
  long ? counts.soak : counts.sample;
