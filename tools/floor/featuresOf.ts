import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

interface Feature {
  readonly name: string;
  readonly compat: CompatStatement;
  /** The part of the data below it. */
  readonly tree: Identifier;
}

/** The features directly below `tree` in MDN's compatibility data. */
export const featuresOf = (tree: Identifier | undefined): readonly Feature[] =>
  Object.keys(tree ?? {}).flatMap((name) => {
    const below = tree?.[name];
    return name !== '__compat' && below?.__compat ? [{ name, compat: below.__compat, tree: below }] : [];
  });
