import * as z from 'zod/mini';
import { HostAssets, Release, ReleaseFile, ReleasePage, ReleaseSlot } from './release.ts';

/** The command that made a release active. `start` is `npm start`, which gives way to all others (docs/releases.md). */
export const ActivatedBy = z.enum(['start', 'publish', 'promote', 'rollback']);
export type ActivatedBy = z.infer<typeof ActivatedBy>;

/** One activation; `at` in epoch milliseconds. */
export const Activation = z.object({ release: z.string(), by: ActivatedBy, at: z.int() });
export type Activation = z.infer<typeof Activation>;

/** The facts of a release that a shell knows before it downloads any of it. */
export const ReleaseSummary = z.object({
  id: z.string(),
  /** Directory of the release, from the origin's root, with a slash at both ends. */
  url: z.string(),
  /** Digest of its `release.json`. */
  integrity: z.string(),
  contract: z.int(),
  /** `platform` exports it uses (a remote) or has (the host). */
  requires: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  /** The commit it was built from, as far as it is known. */
  commit: z.nullable(z.string()),
  /** The time when it was published, in epoch milliseconds. */
  created: z.int(),
  /** The data that loading needs; only the active release carries it. */
  load: z.nullable(
    z.object({
      entry: z.nullable(ReleaseFile),
      title: Release.shape.title,
      pages: z.record(z.string(), ReleasePage),
      slots: z.record(z.string(), ReleaseSlot),
      /** Documents carry no addresses, because a server has used them already to choose the document. */
      host: z.nullable(z.object({ shared: HostAssets.shape.shared, signInAddresses: z.optional(z.array(z.string())) })),
    }),
  ),
});
export type ReleaseSummary = z.infer<typeof ReleaseSummary>;

/** The state of the host or of one remote: which release is live, and how it came to be. */
export const RegistryEntry = z.object({
  state: z.enum(['active', 'disabled']),
  /** The text that people read in place of a disabled remote's pages. */
  message: z.nullable(z.string()),
  active: z.nullable(z.string()),
  blocked: z.array(z.string()),
  /** The last twenty, newest first. */
  activations: z.array(Activation),
  /**
   * The releases that were live before the active one and were not taken back, the last one first. The activations tell it too, but
   * only until the first of them is forgotten. It is absent where an older version wrote the entry.
   */
  standIns: z.optional(z.array(z.string())),
  /** Newest first. */
  releases: z.array(ReleaseSummary),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

/** `/registry.json` says which release of the host and of each remote is active (architecture §5). */
export const Registry = z.object({
  /** Every write raises it by one; a writer that read an older one is refused. */
  revision: z.int(),
  host: RegistryEntry,
  remotes: z.record(z.string(), RegistryEntry),
});
export type Registry = z.infer<typeof Registry>;
