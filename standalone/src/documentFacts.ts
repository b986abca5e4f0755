import type { AppConfig, RegistryEntry } from '@zhilv/release/schema';

/** What the document carries for the shell in it. */
export interface DocumentFacts {
  readonly appConfig: AppConfig;
  /** The name of the remote that is shown. */
  readonly remote: string;
  /** What the registry says of it and of its active release; null while it has none. */
  readonly entry: RegistryEntry | null;
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
  return JSON.parse(text) as DocumentFacts; // Our own tool wrote it.
}
