import { ContentType } from '@zhilv/contract/content';

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(ContentType).map(([name, type]) => [type, name]));

/** Gives the names that pages use for a row's kinds of content: `solution`, and closer `solution/1`. */
export function contentKinds({ type, infoType }: { readonly type: number; readonly infoType: number | null }): readonly string[] {
  const name = NAMES.get(type);
  if (name === undefined) return [];
  return infoType === null ? [name] : [name, `${name}/${infoType}`];
}
