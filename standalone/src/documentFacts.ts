import type { AppConfig, RegistryEntry } from '@zhilv/release/schema';

/** The facts that the document carries for its shell. */
export interface DocumentFacts {
  readonly appConfig: AppConfig;
  /** The name of the remote that is shown. */
  readonly remote: string;
  /** The remote's entry in the registry, with its active release; null while it has none. */
  readonly entry: RegistryEntry | null;
  /** The folders that scripts may come from, from the origin's root: the shell's own, and that of the remote's release. */
  readonly bases: readonly string[];
  /** The names of `platform` that remotes find in this shell. */
  readonly platform: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
}

/** @throws Error in a document that was not written for this shell */
export function documentFacts(): DocumentFacts {
  const text = document.getElementById('standalone')?.textContent;
  if (!text) throw new Error('the document carries no facts for the standalone shell');
  return JSON.parse(text) as DocumentFacts; // Our own tool wrote it.
}
