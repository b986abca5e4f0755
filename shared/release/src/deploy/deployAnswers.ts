import * as z from 'zod/mini';
import { StatusLine } from '../activation/status.ts';

/*
 * What a server answers below `DEPLOY_API` (docs/protocol/operation.md §4), where releases are published over HTTP. Fields are
 * added and never changed, because commands of teams are older than servers, and newer.
 */

/** All addresses of it begin with this. */
export const DEPLOY_API = '/deploy-api/';

/** What was done, as the command prints it. */
export const DeployOutcome = z.object({
  lines: z.array(z.string()),
  /** The release that is active afterwards, or the one that was uploaded; null where there is none. */
  release: z.nullable(z.string()),
});
export type DeployOutcome = z.infer<typeof DeployOutcome>;

/** An upload that has begun, or goes on. */
export const BegunUpload = z.object({
  /** Digest of its description in hexadecimal digits, by which it is addressed. */
  upload: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The files that the server does not have. */
  missing: z.array(z.string()),
});
export type BegunUpload = z.infer<typeof BegunUpload>;

/** A refusal. `reason` chooses the exit code. */
export const DeployRefusal = z.object({ reason: z.enum(['refused', 'usage', 'busy']), message: z.string() });
export type DeployRefusal = z.infer<typeof DeployRefusal>;

export const DeployStatus = z.object({ revision: z.int(), lines: z.array(StatusLine) });

/** What `mfe verify` finds. A newer server may know further kinds of problems. */
export const DeployProblems = z.object({
  problems: z.array(z.object({ name: z.string(), release: z.nullable(z.string()), what: z.string(), says: z.string() })),
});

const name = z.string().check(z.regex(/^(host|remote_[a-z0-9_]{1,57})$/));

/** The bodies of calls, by the last segment of their addresses. */
export const DEPLOY_BODIES = {
  publish: z.object({
    activate: z.boolean(),
    onlyIfNew: z.boolean(),
    commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{7,64}$/))),
  }),
  promote: z.object({ name, release: z.string().check(z.maxLength(100)), firstTime: z.boolean() }),
  rollback: z.object({ name }),
  disable: z.object({ name, message: z.string() }),
  enable: z.object({ name }),
};
