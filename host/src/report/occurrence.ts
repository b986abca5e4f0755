import { type Address, addressOf, type DocumentSite } from './addressOf.ts';
import { cleanText } from './cleanText.ts';
import type { Occurrence } from './Reporter.ts';
import { type StackFrame, stackFrames } from './stackFrames.ts';

/** The document as it is when something happens in it. */
export interface Scene extends DocumentSite {
  /** The address's path without values. */
  readonly path: string;
  /** What stands in the fields of the page. */
  readonly typed: readonly string[];
}

/** What somebody knows of an error besides the error. */
export interface Circumstances {
  /** As React gives it. */
  readonly componentStack?: string | null | undefined;
  /** The page or slot that it happened in. */
  readonly around?: Address | undefined;
  /** Where, if it is not where the document is yet: the path of a page that is being opened. */
  readonly path?: string | undefined;
}

/** What a policy's violation tells; all of it is the browser's. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sample' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** A message is read up to this length: some carry a whole document. */
const MOST_READ = 2000;
const MOST_MESSAGE = 200;
const MOST_STACK = 1500;
const MOST_PATH = 200;
const MOST_NAME = 60;

/** A page that is switched off or waits for a newer host is no fault: whoever publishes knows. */
const isNoFault = (kind: string | undefined): boolean => kind === 'disabled' || kind === 'needs-newer-host';

/**
 * What is sent of something that was thrown; null where it is none of ours, or no fault: what the back end refused (its
 * own log has it), what was called off, a page that is switched off.
 */
export function occurrenceOf(
  kind: Occurrence['kind'],
  thrown: unknown,
  { componentStack, around, path }: Circumstances,
  document: Scene,
): Occurrence | null {
  const scene = path === undefined ? document : { ...document, path };
  const { name, message, stack, status, cause, failure } = traitsOf(thrown);
  if (name === 'ApiError' || name === 'AbortError' || status !== undefined || isNoFault(failure?.kind)) return null;
  if (failure) {
    // The loader knows whose it is. Its words are for people; what it met stands in the cause.
    const met = traitsOf(cause);
    const text = cause === undefined ? failure.kind : `${failure.kind}: ${met.message}`;
    return occurrence('load', text, stackFrames(met.stack), failure, scene);
  }
  const frames = stackFrames(stack);
  const components = stackFrames(componentStack);
  const address = addressOf({ stack: frames, components, around }, scene);
  return (
    address &&
    occurrence(kind, name === undefined ? message : `${name}: ${message}`, frames.length ? frames : components, address, scene)
  );
}

/** What is sent of a violation of the content policy; null where an extension is behind it. */
export function occurrenceOfViolation(violation: Violation, scene: Scene): Occurrence | null {
  const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = violation;
  const [frame] = sourceFile ? [{ name: '', url: sourceFile, line: String(lineNumber), column: String(columnNumber) }] : [];
  const address = addressOf({ stack: frame ? [frame] : [] }, scene);
  if (address === null || /^[a-z]+-extension/.test(blockedURI)) return null;
  const [blocked] = /^\w+:\/\/[^/?#]*/.exec(blockedURI) ?? [blockedURI];
  // Behind the bar stands the text that was refused.
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
    // Routes come from menu rows, which people write.
    path: path.replace(/[\s?#].*/, '').slice(0, MOST_PATH),
    // The server's database takes no NUL.
    message: cleanText(message.slice(0, MOST_READ), typed).replaceAll('\0', '').slice(0, MOST_MESSAGE),
    stack: lines.join('\n').slice(0, MOST_STACK),
  };
}

interface Traits {
  readonly name: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
  /** The status of an answer that a loader throws, which is a way to say 404. */
  readonly status: unknown;
  readonly cause: unknown;
  /** What the loader tells, if it is the loader who threw. */
  readonly failure: (Address & { readonly kind: string }) | null;
}

/** Anything can be thrown, also errors of other windows and of other copies of a class. */
function traitsOf(thrown: unknown): Traits {
  if (typeof thrown !== 'object' || thrown === null)
    return { name: undefined, message: String(thrown), stack: undefined, status: undefined, cause: undefined, failure: null };
  const { name, message, stack, status, cause, remote, release, kind } = thrown as Readonly<Record<string, unknown>>;
  return {
    name: typeof name === 'string' ? name : undefined,
    message: typeof message === 'string' ? message : Object.prototype.toString.call(thrown),
    stack: typeof stack === 'string' ? stack : undefined,
    status,
    cause,
    failure: name === 'RemoteFailure' ? { remote: String(remote), release: String(release), kind: String(kind) } : null,
  };
}
