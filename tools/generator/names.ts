import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GeneratorError } from './GeneratorError.ts';

/** TypeScript keeps some of these names for itself, and generated files use the others. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
    'if implements import in instanceof interface let new null package private protected public return static super switch this ' +
    'throw true try typeof var void while with yield answer app call columns draft editor list name own page records row seed ' +
    'table test token z'
  ).split(' '),
);

/**
 * The files of a screen have something else under these names, or under the plural of them. A field may have one, because it
 * is only ever a property.
 */
const TAKEN = new Set(
  (
    'auth buttonsOf callElsewhere expect field handler handlers id it loader menu place record renderPage resource screen ' +
    'tenantRecordColumn'
  ).split(' '),
);

/** Fields that every record or every list call has. */
const OWN_FIELDS = new Set(
  'id creator createTime updater updateTime deleted tenantId pageNo pageSize sortField sortOrder call change'.split(' '),
);

/** The short names of the remotes that are there. */
const remotesIn = (root: string): readonly string[] =>
  readdirSync(root).flatMap((name) =>
    name.startsWith('remote-') && existsSync(path.join(root, name, 'src')) ? [name.slice(7)] : [],
  );

/** `remote-ticket`, `remote_ticket` and `ticket` mean the same. */
const shortName = (name: string): string => name.replace(/^remote[-_]/, '');

/** @throws GeneratorError for a name that no remote can have, or that one has */
export function newRemoteName(root: string, text: string): string {
  const name = shortName(text);
  if (!/^[a-z]{2,20}$/.test(name))
    throw new GeneratorError(`a remote is called by 2 to 20 small letters, such as ticket; not ${text}`);
  if (RESERVED.has(name)) throw new GeneratorError(`${name} is a word of the language; call the remote something else`);
  if (existsSync(path.join(root, `remote-${name}`))) throw new GeneratorError(`there is a remote-${name} already`);
  return name;
}

/** @throws GeneratorError for a remote that is not there, or whose pages are not the console's */
export function existingRemote(root: string, text: string): string {
  const name = shortName(text);
  const remotes = remotesIn(root).filter((remote) => remote !== 'public');
  if (!remotes.includes(name))
    throw new GeneratorError(
      `${text} is no remote with pages of the console; there are ${remotes.join(', ')}, and npm run new:remote makes another`,
    );
  return name;
}

/**
 * A name in code, from camelCase or from words with hyphens.
 * @throws GeneratorError for what cannot be one
 */
export function codeName(text: string, what: 'screen' | 'field'): string {
  const name = text.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(name))
    throw new GeneratorError(`a ${what} is called like visitorGroup or visitor-group, by one thing of it; not ${text}`);
  const taken = what === 'screen' ? RESERVED.has(name) || TAKEN.has(name) : RESERVED.has(name) && name !== 'name';
  if (taken) throw new GeneratorError(`${name} means something else in the code around it; call the ${what} something else`);
  if (what === 'field' && OWN_FIELDS.has(name)) throw new GeneratorError(`every record has ${name} already; leave it out`);
  return name;
}

/** @throws GeneratorError for a label that would break out of its quotes, or that nobody could read */
export function label(text: string): string {
  if (!/^[\p{L}\p{N} （）/·-]{1,20}$/u.test(text))
    throw new GeneratorError(`a label has 1 to 20 letters, digits or spaces; not ${text}`);
  return text;
}
