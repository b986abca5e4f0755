import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done, Id, Instant, requiredInt, requiredText } from '../wire/values.ts';

/*
 * These calls show which releases of the host and of the remotes exist and which are live, and change that, as `mfe` does at
 * the command line. They are ours alone: neither a ruoyi-vue-pro nor a static host has them, and only the panel of releases
 * depends on them.
 */

/** A published release. */
const PublishedRelease = z.object({
  id: z.string(),
  /** The lowest contract number a server must have. */
  contract: z.int(),
  /** The time when it was published. */
  created: Instant,
  /** The commit it was built from, as far as it is known. */
  commit: z.nullable(z.string()),
  /** The size of all its files together, before packing; null when its description cannot be read. */
  bytes: z.nullable(z.int()),
  /** True when nobody may activate it. */
  isBlocked: z.boolean(),
});

const ReleaseActivation = z.object({
  release: z.string(),
  /** `start`, `publish`, `promote` or `rollback`; a newer server may know further ones. */
  by: z.string(),
  at: Instant,
  /** Nickname of the user who did it by these calls; null for an activation at the command line. */
  user: z.nullable(z.string()),
});

/** The state of the releases of the host or of one remote. */
export const ReleaseEntry = z.object({
  /** `host`, or a remote's name such as `remote_bpm`. */
  name: z.string(),
  state: z.enum(['active', 'disabled']),
  /** The text that people read in place of a disabled remote's pages. */
  message: z.nullable(z.string()),
  /** Id of the live release. */
  active: z.nullable(z.string()),
  /** The release that a rollback would activate; null when there is none. */
  rollbackTo: z.nullable(z.string()),
  /** Newest first. */
  releases: z.array(PublishedRelease),
  /** The last ones, newest first. */
  activations: z.array(ReleaseActivation),
  /** The faults of the live release, a sentence each; empty when it is healthy. */
  problems: z.array(z.string()),
});
export type ReleaseEntry = z.infer<typeof ReleaseEntry>;

/** The releases of a site at one moment. */
export const ReleaseOverview = z.object({
  /** The registry's revision, which every change has to name; 0 where nothing was published. */
  revision: z.int(),
  /** The host first, then the remotes by name. */
  entries: z.array(ReleaseEntry),
  /** Menu rows that lead to a page which no live release brings; `name` is their titles from the root. */
  rowsWithoutPage: z.array(z.object({ id: Id, name: z.string(), component: z.string() })),
});
export type ReleaseOverview = z.infer<typeof ReleaseOverview>;

/** Failures that browsers reported, alike in all but the host's release and the place in the code. */
export const ReleaseFailure = z.object({
  /** `host`, or a remote's name. */
  remote: z.string(),
  release: z.string(),
  /** Path of the address where it happened last. */
  page: z.string(),
  message: z.string(),
  count: z.int(),
  last: Instant,
});
export type ReleaseFailure = z.infer<typeof ReleaseFailure>;

/** A page of the console that a live release brings, and that a menu row can lead to. */
export const ReleasedPage = z.object({
  /** The page key, which stands in the row as `component`. */
  key: z.string(),
  title: z.nullable(z.string()),
  /** The remote's name, such as `remote_bpm`. */
  remote: z.string(),
});
export type ReleasedPage = z.infer<typeof ReleasedPage>;

const query = { permission: 'infra:release:query' } as const;
const update = { permission: 'infra:release:update' } as const;

/** The target of a change and the state that the caller has seen. */
const target = {
  /** `host`, or a remote's name. */
  name: z.string().check(z.regex(/^(host|remote_[a-z0-9_]{1,57})$/, { error: '模块名称不正确' })),
  /** The revision of the registry that the caller has seen. When it is another one by now, nothing is changed. */
  revision: requiredInt('登记版本'),
};

/** The calls about releases: they show what is live and what went wrong in it, and make another release live. */
export const release = {
  overview: endpoint({
    method: 'GET',
    path: '/infra/release/overview',
    access: query,
    input: z.object({}),
    output: ReleaseOverview,
  }),
  /** The last ones, the latest first. */
  failures: endpoint({
    method: 'GET',
    path: '/infra/release/failures',
    access: query,
    input: z.object({}),
    output: z.array(ReleaseFailure),
  }),
  /** The pages that a menu row can lead to, by their keys. Everybody may read the same in the registry. */
  pages: endpoint({
    method: 'GET',
    path: '/infra/release/pages',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(ReleasedPage),
  }),
  /** Activates a release that was published before, older or newer. */
  promote: endpoint({
    method: 'PUT',
    path: '/infra/release/promote',
    access: update,
    input: z.object({ ...target, release: requiredText('版本', 100) }),
    output: Done,
  }),
  /** Activates the release that was active before. A second call goes back one further. */
  rollback: endpoint({
    method: 'PUT',
    path: '/infra/release/rollback',
    access: update,
    input: z.object(target),
    output: Done,
  }),
  /** Switches a remote off: its pages give way to the message; a remote that is off already gets the new message. */
  disable: endpoint({
    method: 'PUT',
    path: '/infra/release/disable',
    access: update,
    input: z.object({ ...target, message: requiredText('停用说明', 200) }),
    output: Done,
  }),
  /** Switches a remote on again, with the release that is active. */
  enable: endpoint({
    method: 'PUT',
    path: '/infra/release/enable',
    access: update,
    input: z.object(target),
    output: Done,
  }),
};
