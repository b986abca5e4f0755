/** What the document says of the shell in it, besides registry and settings. */
export interface DocumentFacts {
  /** The name of the remote that is shown. */
  readonly remote: string;
  /** Where scripts may come from, from the origin's root: the shell's own folder, and that of the remote's release. */
  readonly bases: readonly string[];
  /** What remotes find in this shell. */
  readonly platform: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
}

/** @throws Error in a document that was not written for this shell */
export function documentFacts(): DocumentFacts {
  const text = document.getElementById('standalone')?.textContent;
  if (!text) throw new Error('the document carries no facts for the standalone shell');
  return JSON.parse(text) as DocumentFacts; // Written by our own tool.
}
