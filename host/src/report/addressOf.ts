import type { StackFrame } from './stackFrames.ts';

/** The origin of an error: `host` or a remote, and its release; `dev` is the release that a dev server serves. */
export interface Address {
  readonly remote: string;
  readonly release: string;
}

/** The document that something happened in. */
export interface DocumentFacts {
  /** The document's origin, such as `https://site.example`. */
  readonly origin: string;
  /** The host's release that the document came with. */
  readonly hostRelease: string;
}

/** The facts from which an error's origin is found. */
export interface Traces {
  readonly stack: readonly StackFrame[];
  /** The components around the one that failed, innermost first. */
  readonly components?: readonly StackFrame[];
  /** The page or slot that it happened in, as far as somebody knows. */
  readonly around?: Address | undefined;
}

const RELEASE_FILE = /^\/(?:remotes\/(remote_[a-z0-9_]+)|host)\/([\w.-]+)\//;
const DEVELOPED_FILE = /^\/__dev\/(remote_[a-z0-9_]+|host)\//;

/**
 * Finds the origin of an error: the innermost remote on the stack, for host and shared packages are on nearly every stack;
 * else the innermost remote among the components around it; else the page it happened in; else the host.
 *
 * @returns null where the error comes from a browser extension or another origin
 */
export function addressOf({ stack, components = [], around }: Traces, facts: DocumentFacts): Address | null {
  const [innermost] = stack;
  if (innermost && !isOwn(innermost, facts)) return null;
  const owners = stack.map((frame) => releaseOf(frame, facts));
  const remote = [...owners, ...components.map((frame) => releaseOf(frame, facts))].find(
    (owner) => owner && owner.remote !== 'host',
  );
  return remote ?? around ?? owners.find((owner) => owner !== null) ?? { remote: 'host', release: facts.hostRelease };
}

const isOwn = ({ url }: StackFrame, { origin }: DocumentFacts): boolean => url.startsWith(`${origin}/`);

/** Null for files of no release, such as the document with its inline scripts. */
function releaseOf(frame: StackFrame, facts: DocumentFacts): Address | null {
  if (!isOwn(frame, facts)) return null;
  const path = frame.url.slice(facts.origin.length);
  const [, developed] = DEVELOPED_FILE.exec(path) ?? [];
  if (developed !== undefined) return { remote: developed, release: 'dev' };
  const [, remote = 'host', release] = RELEASE_FILE.exec(path) ?? [];
  return release === undefined ? null : { remote, release };
}
