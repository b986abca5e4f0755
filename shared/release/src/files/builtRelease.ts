import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Release, type ReleaseFile } from '../schema/index.ts';
import { CommandError } from '../error/CommandError.ts';
import { integrityOf, isIntact } from './integrityOf.ts';
import { linksIn } from './linksIn.ts';

/** A release as it lies in a folder. */
export interface BuiltRelease {
  readonly release: Release;
  /** The bytes of its `release.json`. */
  readonly description: Buffer;
  /** The digest of these. */
  readonly integrity: string;
}

/**
 * Reads the release that lies in `directory`, and the digest of its description.
 * @throws CommandError when it is unfinished, holds a symbolic link, or when a file does not have its digest or size.
 */
export function readBuiltRelease(directory: string): BuiltRelease {
  const file = path.join(directory, 'release.json');
  if (!existsSync(file))
    throw new CommandError(`${directory} holds no finished release (release.json is missing)`, 'refused', 'damaged');
  const [link] = linksIn(directory);
  if (link !== undefined)
    throw new CommandError(`${link} is a symbolic link, and a release holds files only; build again`, 'refused', 'damaged');
  const content = readFileSync(file);
  const release = readDescription(content, file);
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const listed = path.join(directory, name);
    const content = statSync(listed, { throwIfNoEntry: false })?.isFile() ? readFileSync(listed) : null;
    if (!content || !isIntact(content, integrity))
      throw new CommandError(`${listed} is not what release.json says; build again`, 'refused', 'damaged');
    if (content.byteLength !== bytes)
      throw new CommandError(
        `${listed} has ${content.byteLength} bytes, and not the ${bytes} that release.json says; build again`,
        'refused',
        'damaged',
      );
  }
  for (const { file: name, integrity } of filesNamed(release)) {
    if (release.files[name]?.integrity !== integrity)
      throw new CommandError(`${file} gives ${name} a digest that is not that file's`, 'refused', 'damaged');
  }
  return { release, description: content, integrity: integrityOf(content) };
}

/**
 * Reads a description of a release, and nothing of its files.
 * @param file where it stands, for the message
 * @throws CommandError when it is none
 */
export function readDescription(content: Buffer, file: string): Release {
  const parsed = Release.safeParse(jsonOf(content));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue ? ` (${issue.path.join(' → ')}: ${issue.message})` : '';
  throw new CommandError(`${file} is no release description of this version${where}; build again`, 'refused', 'damaged');
}

/** Parses JSON. It gives undefined for anything else, such as half a file. */
function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Lists every mention of a file outside the list of all files, because browsers load by these mentions. */
function filesNamed({ entry, pages, slots, mount, embed, host, server }: Release): readonly ReleaseFile[] {
  const ofModules = [...Object.values(pages), ...Object.values(slots), ...(mount ? [mount] : [])].flatMap(({ js, css }) => [
    ...js,
    ...css,
  ]);
  const ofDocuments = host
    ? Object.values(host.documents).flatMap(({ scripts, styles, preloads }) => [...scripts, ...styles, ...preloads])
    : [];
  return [
    ...(entry ? [entry] : []),
    ...ofModules,
    ...ofDocuments,
    ...Object.values(host?.shared ?? {}).flat(),
    ...(embed?.css ?? []),
    ...(host?.embed ? [host.embed] : []),
    ...(server ? [server.module] : []),
  ];
}
