import { type Address, addressOf, type DocumentFacts } from './addressOf.ts';
import { cleanText } from './cleanText.ts';
import type { Occurrence } from './Reporter.ts';
import { type StackFrame, stackFrames } from './stackFrames.ts';

/** The document as it is when something happens in it. */
export interface Scene extends DocumentFacts {
  /** The address's path without values. */
  readonly path: string;
  /** The contents of the page's fields. */
  readonly typed: readonly string[];
}

/** Facts about an error that the thrown value itself does not have. */
export interface Circumstances {
  /** The stack of components, as React gives it. */
  readonly componentStack?: string | null | undefined;
  /** The page or slot that it happened in. */
  readonly around?: Address | undefined;
  /** The path of a page that is being opened, while the document's address is another one. */
  readonly path?: string | undefined;
  /** The release that was used instead of the one that failed. */
  readonly standIn?: string | undefined;
}

/** The fields of the browser's event for a violation of the content policy that are read here. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sample' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** The part of a message that is read, in characters: some carry a whole document. */
const MOST_READ = 2000;
const MOST_MESSAGE = 200;
const MOST_STACK = 1500;
const MOST_PATH = 200;
const MOST_NAME = 60;

/** A page that is switched off or waits for a newer host is no fault, for somebody decided it, and people see it. */
const isNoFault = (kind: string | undefined, standIn: string | undefined): boolean =>
  standIn === undefined && (kind === 'disabled' || kind === 'needs-newer-host');

/**
 * Describes a thrown value for a report; null where it is not ours or no fault. A refusal of the back end, which its own log
 * has, is none, nor is a cancelled call or a page that is switched off.
 */
export function occurrenceOf(
  kind: Occurrence['kind'],
  thrown: unknown,
  { componentStack, around, path, standIn }: Circumstances,
  document: Scene,
): Occurrence | null {
  const scene = path === undefined ? document : { ...document, path };
  const { name, message, stack, status, cause, failure } = traitsOf(thrown);
  if (name === 'ApiError' || name === 'AbortError' || status !== undefined || isNoFault(failure?.kind, standIn)) return null;
  if (failure) {
    // The loader knows the origin. Its message is written for people, and the technical one is that of its cause.
    const met = traitsOf(cause);
    const text = cause === undefined ? failure.kind : `${failure.kind}: ${met.message}`;
    const choice = standIn === undefined ? '' : `${standIn} stands in; `;
    const { message: cleaned, ...told } = occurrence('load', text, stackFrames(met.stack), failure, scene);
    // An id of a release is nobody's, and would be cleaned away where it has many digits.
    return { ...told, message: (choice + cleaned).slice(0, MOST_MESSAGE) };
  }
  const frames = stackFrames(stack);
  const components = stackFrames(componentStack);
  const address = addressOf({ stack: frames, components, around }, scene);
  return (
    address &&
    occurrence(kind, name === undefined ? message : `${name}: ${message}`, frames.length ? frames : components, address, scene)
  );
}

/** Describes a violation of the content policy for a report; null where a browser extension caused it. */
export function occurrenceOfViolation(violation: Violation, scene: Scene): Occurrence | null {
  const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = violation;
  const [frame] = sourceFile ? [{ name: '', url: sourceFile, line: String(lineNumber), column: String(columnNumber) }] : [];
  const address = addressOf({ stack: frame ? [frame] : [] }, scene);
  if (address === null || /^[a-z]+-extension/.test(blockedURI)) return null;
  const [blocked] = /^\w+:\/\/[^/?#]*/.exec(blockedURI) ?? [blockedURI];
  // The text behind the bar is the refused content, which may be personal.
  const [sink] = sample.split('|', 1);
  const text = [effectiveDirective, blocked, ...(sample.includes('|') ? [sink] : [])].join(' ');
  return occurrence('policy', text, frame ? [frame] : [], address, scene);
}

function occurrence(
  kind: Occurrence['kind'],
  message: string,
  frames: readonly StackFrame[],
  { remote, release }: Address,
  { path, origin, typed }: Scene,
): Occurrence {
  const lines = frames.map(({ name, url, line, column }) => {
    const file = url.startsWith(origin) ? url.slice(origin.length).replace(/[?#].*/, '') : 'elsewhere';
    return `${name.slice(0, MOST_NAME)} ${file}:${line}:${column}`.trim();
  });
  return {
    kind,
    remote,
    release,
    // The path may hold any text, for it can come from menu rows, which people write.
    path: path.replace(/[\s?#].*/, '').slice(0, MOST_PATH),
    // The database stores no NUL.
    message: cleanText(message.slice(0, MOST_READ), typed).replaceAll('\0', '').slice(0, MOST_MESSAGE),
    stack: lines.join('\n').slice(0, MOST_STACK),
  };
}

interface Traits {
  readonly name: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
  /** The status of a response that a loader throws, for instance to say 404. */
  readonly status: unknown;
  readonly cause: unknown;
  /** The origin and kind of failure, if the thrown value is a `RemoteFailure` of the loader. */
  readonly failure: (Address & { readonly kind: string }) | null;
}

/** Reads the properties of a thrown value. They are not told by `instanceof`, for it may come from another copy of its class. */
function traitsOf(thrown: unknown): Traits {
  if (typeof thrown !== 'object' || thrown === null) {
    const message = wordsOf(String(thrown));
    return { name: undefined, message, stack: undefined, status: undefined, cause: undefined, failure: null };
  }
  const { name, message, stack, status, cause, remote, release, kind } = thrown as Readonly<Record<string, unknown>>;
  return {
    name: typeof name === 'string' ? name : undefined,
    message: typeof message === 'string' ? wordsOf(message) : wordsOfClass(Object.prototype.toString.call(thrown)),
    stack: typeof stack === 'string' ? stack : undefined,
    status,
    cause,
    failure: name === 'RemoteFailure' ? { remote: String(remote), release: String(release), kind: String(kind) } : null,
  };
}

const NO_REASON = '未说明原因';
const NO_WORDS: ReadonlySet<string> = new Set(['', 'undefined', 'null', 'NaN', '[object Object]']);

/** The bundler names the reason and the address of a stylesheet that failed, also where it knows neither. */
const UNKNOWN_REASON = /\s*\(\w+: undefined\)$/;

/** People read the message in 版本与发布, where the word `undefined` would tell them nothing. */
const wordsOf = (message: string): string => (NO_WORDS.has(message.trim()) ? NO_REASON : message.replace(UNKNOWN_REASON, ''));

/** Words a value that has no message by its class, as `[object Event]` names it. */
const wordsOfClass = (name: string): string => (NO_WORDS.has(name) ? NO_REASON : `${NO_REASON}（${name.slice(8, -1)}）`);
