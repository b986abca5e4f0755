import { fileTypeFromBuffer } from 'file-type';

/** What a file is, and how its address ends. */
export interface FileKind {
  /** The media type. */
  readonly type: string;
  /** Without a dot. */
  readonly ending: string;
}

interface Kind {
  readonly type: string;
  /** What the content is told to be by its first bytes; null for plain text, which has none of its own. */
  readonly found: readonly string[] | null;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What people upload. Nothing of it is run by a browser: no HTML, no SVG, no script. */
const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries<Kind>({
    png: { type: 'image/png', found: ['png', 'apng'] },
    jpg: { type: 'image/jpeg', found: ['jpg'] },
    gif: { type: 'image/gif', found: ['gif'] },
    webp: { type: 'image/webp', found: ['webp'] },
    pdf: { type: 'application/pdf', found: ['pdf'] },
    doc: { type: 'application/msword', found: ['cfb'] },
    xls: { type: 'application/vnd.ms-excel', found: ['cfb'] },
    ppt: { type: 'application/vnd.ms-powerpoint', found: ['cfb'] },
    docx: { type: `${OFFICE}.wordprocessingml.document`, found: ['docx'] },
    xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, found: ['xlsx'] },
    pptx: { type: `${OFFICE}.presentationml.presentation`, found: ['pptx'] },
    zip: { type: 'application/zip', found: ['zip'] },
    mp3: { type: 'audio/mpeg', found: ['mp3'] },
    mp4: { type: 'video/mp4', found: ['mp4', 'm4v'] },
    txt: { type: 'text/plain', found: null },
    csv: { type: 'text/csv', found: null },
    md: { type: 'text/markdown', found: null },
  }),
);

/** Other endings of the same kinds. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['jfif', 'jpg'],
  ['markdown', 'md'],
]);

/** The endings of pictures that browsers show and that cannot hold a script. */
const PICTURES = new Set(['png', 'jpg', 'webp']);

/** The endings of everything that is taken, for people. */
export const TAKEN_ENDINGS: readonly string[] = [...KINDS.keys()];

/** Gives the ending of a name in small letters, without its dot; an empty text when it has none. */
export function endingOf(name: string): string {
  const ending = (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase();
  return ALIASES.get(ending) ?? ending;
}

/** Gives the kind of a file by its name; null for what is not taken. */
export function kindOfName(name: string): FileKind | null {
  const ending = endingOf(name);
  const kind = KINDS.get(ending);
  return kind === undefined ? null : { type: kind.type, ending };
}

/** Whether a content is what its ending says. A name says what its sender likes (https://mimesniff.spec.whatwg.org §6.1). */
export async function isOfKind(content: Uint8Array, { ending }: Pick<FileKind, 'ending'>): Promise<boolean> {
  const found = await fileTypeFromBuffer(content);
  const expected = KINDS.get(ending)?.found;
  if (expected === undefined) return false;
  if (expected === null) return found === undefined && isText(content);
  // Nothing of an empty file can be shown or run.
  return content.byteLength === 0 || (found !== undefined && expected.includes(found.ext));
}

/** Gives the kind of a picture by its content alone; null for everything else. */
export async function pictureKind(content: Uint8Array): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(content);
  const ending = found?.ext === 'apng' ? 'png' : (found?.ext ?? '');
  return PICTURES.has(ending) ? kindOfName(`.${ending}`) : null;
}

/** Whether it is text in UTF-8, which has no NUL. */
function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
