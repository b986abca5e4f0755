import type { StackFrame } from './stackFrames.ts';

/** What is to blame: `host` or a remote, and which release of it; `dev` for one that a dev server serves. */
export interface Address {
  readonly remote: string;
  readonly release: string;
}

/** The document that something happened in. */
export interface DocumentSite {
  /** Such as `https://site.example`. */
  readonly origin: string;
  /** The host's release that the document came with. */
  readonly hostRelease: string;
}

/** What is known of an error's origin. */
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
 * Whose error it is: of the innermost remote on the stack, for the host and what it shares is on nearly every stack;
 * else of the innermost remote among the components around, or of the page it happened in; else of the host.
 *
 * @returns null where the error is none of ours but a browser extension's or another origin's
 */
export function addressOf({ stack, components = [], around }: Traces, site: DocumentSite): Address | null {
  const [innermost] = stack;
  if (innermost && !isOwn(innermost, site)) return null;
  const owners = stack.map((frame) => releaseOf(frame, site));
  const remote = [...owners, ...components.map((frame) => releaseOf(frame, site))].find(
    (owner) => owner && owner.remote !== 'host',
  );
  return remote ?? around ?? owners.find((owner) => owner !== null) ?? { remote: 'host', release: site.hostRelease };
}

const isOwn = ({ url }: StackFrame, { origin }: DocumentSite): boolean => url.startsWith(`${origin}/`);

/** Null for what is in no release, such as a script in the document itself. */
function releaseOf(frame: StackFrame, site: DocumentSite): Address | null {
  if (!isOwn(frame, site)) return null;
  const path = frame.url.slice(site.origin.length);
  const [, developed] = DEVELOPED_FILE.exec(path) ?? [];
  if (developed !== undefined) return { remote: developed, release: 'dev' };
  const [, remote = 'host', release] = RELEASE_FILE.exec(path) ?? [];
  return release === undefined ? null : { remote, release };
}
