import * as z from 'zod/mini';
import { SLOT_NAMES, SLOT_SIZES } from '../pages/defineSlots.ts';

/**
 * A file of a release: its path inside the release directory and the digest that the browser compares it with. Only files
 * from a dev server have an empty digest.
 */
export const ReleaseFile = z.object({ file: z.string(), integrity: z.string().check(z.regex(/^(sha(256|384)-.+)?$/)) });
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/** The data with which a shell routes to a page and loads it. */
export const ReleasePage = z.object({
  expose: z.string(),
  js: z.array(ReleaseFile),
  css: z.array(ReleaseFile),
  /** Share keys of `ui` that the page consumes: the host loads its own copies of these first. */
  shared: z.array(z.string()),
  path: z.optional(z.string()),
  title: z.optional(z.string()),
  activeMenu: z.optional(z.string()),
  hidden: z.optional(z.boolean()),
  layout: z.enum(['public', 'console', 'blank']),
  keepAlive: z.optional(z.boolean()),
  affix: z.optional(z.boolean()),
  markup: z.optional(z.boolean()),
  frame: z.optional(z.literal('public')),
  privacyPolicy: z.optional(z.string()),
  query: z.optional(z.readonly(z.array(z.string()))),
  contentId: z.optional(z.string()),
  overviews: z.optional(z.readonly(z.array(z.object({ query: z.optional(z.string()), of: z.readonly(z.array(z.string())) })))),
});
export type ReleasePage = z.infer<typeof ReleasePage>;

/** The data with which a shell places a contribution to a slot and loads it. */
export const ReleaseSlot = z.object({
  expose: z.string(),
  js: z.array(ReleaseFile),
  css: z.array(ReleaseFile),
  /** The same as a page's. */
  shared: z.array(z.string()),
  slot: z.enum(SLOT_NAMES),
  permission: z.optional(z.string().check(z.minLength(1))),
  size: z.enum(SLOT_SIZES),
  order: z.int(),
});
export type ReleaseSlot = z.infer<typeof ReleaseSlot>;

/** The expose `./mount`, with which a shell shows pages without knowing what a page is (architecture §4). */
const ReleaseMount = z.pick(ReleasePage, { expose: true, js: true, css: true, shared: true });

/** What a release brings for pages of others that show it by `embed`. */
const ReleaseEmbed = z.object({
  /** The stylesheets that have to be in force before those of its pages, in their order. */
  css: z.array(ReleaseFile),
});

/** The files that the host brings to each document and to its remotes. */
export const HostDocument = z.object({
  scripts: z.array(ReleaseFile),
  styles: z.array(ReleaseFile),
  preloads: z.array(ReleaseFile),
});
export type HostDocument = z.infer<typeof HostDocument>;

/** The three documents (architecture §1). */
export const DOCUMENT_NAMES = ['public', 'sign-in', 'console'] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

export const HostAssets = z.object({
  documents: z.record(z.enum(DOCUMENT_NAMES), HostDocument),
  /** Files behind each share key of `ui` that the host provides. */
  shared: z.record(z.string(), z.array(ReleaseFile)),
  /** The script before the first paint, inlined into each document. In releases from before it, the head script does its work. */
  firstScript: z._default(z.string(), ''),
  /** The script that starts the document, inlined into each. */
  headScript: z.string(),
  /** The script that tells an older browser that it is one. Releases from before there was one have none. */
  olderBrowserScript: z._default(z.string(), ''),
  /** The module by which pages of others show remotes. Releases from before there was one have none. */
  embed: z.optional(ReleaseFile),
  /** A data address. */
  icon: z.string(),
  /**
   * The addresses of the sign-in document. One that ends in a parameter, `/by/:whom`, stands for all that begin as
   * it does. Releases from before there were any have none.
   */
  signInAddresses: z._default(z.array(z.string()), []),
});
export type HostAssets = z.infer<typeof HostAssets>;

/** The build that renders the public site on the server (architecture §8). */
export const ServerBuild = z.object({
  /** Exports `render`. */
  module: ReleaseFile,
  /** The browser runtime's name for each stylesheet, by file. With it the runtime finds those that a document came with. */
  styles: z.record(z.string(), z.string()),
});
export type ServerBuild = z.infer<typeof ServerBuild>;

/**
 * The most that a release may weigh, in KiB (1024 bytes) of script as brotli packs it. A page's limit is for what it
 * brings beside the container.
 */
export const ReleaseBudget = z.object({
  entry: z.number(),
  pages: z.record(z.string(), z.number()),
  slots: z.record(z.string(), z.number()),
  documents: z.record(z.string(), z.number()),
});
export type ReleaseBudget = z.infer<typeof ReleaseBudget>;

/** A file's path below its release. Its names are plain, so that it leads to no other place and to no hidden file. */
const FilePath = z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/));

/**
 * `release.json` describes one immutable build of a remote or of the host. The build derives it and nobody declares it by
 * hand (architecture §5). It holds no time and no commit, so the same sources give the same bytes.
 */
export const Release = z.object({
  schema: z.literal(1),
  /** `host`, or the remote's name (`remote_bpm`). */
  name: z.string().check(z.regex(/^(host|remote_[a-z0-9_]+)$/)),
  release: z.string().check(z.regex(/^[\w.-]+$/)),
  /** People call the remote this where no menu row leads to it. */
  title: z.optional(z.string()),
  /** The lowest contract number a server must have. */
  contract: z.int(),
  /** `platform` exports: a remote's are those it uses, the host's those it has. */
  platform: z.array(z.string()),
  /** Shared singletons: a remote's ranges, the host's versions. */
  shared: z.record(z.string(), z.string()),
  /** The container, `remoteEntry.js`; the host has none. */
  entry: z.nullable(ReleaseFile),
  pages: z.record(z.string(), ReleasePage),
  slots: z.record(z.string(), ReleaseSlot),
  /** The host and old releases have none. */
  mount: z.optional(ReleaseMount),
  /** Says that its container leaves the insertion of files to whoever opens it. The host and old releases have none. */
  embed: z.optional(ReleaseEmbed),
  host: z.nullable(HostAssets),
  /** Only a remote that frames the public site has one. */
  server: z.optional(ServerBuild),
  /** Old releases and those of a dev server have none. */
  budget: z.optional(ReleaseBudget),
  /** Every file of the release but this one. */
  files: z.record(FilePath, z.object({ integrity: z.string(), bytes: z.int() })),
});
export type Release = z.infer<typeof Release>;
