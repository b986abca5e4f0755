import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done, Id, Instant, requiredId, requiredText } from '../wire/values.ts';

/*
 * Tokens with which releases are published over HTTP, without the disk of the server (docs/releases.md). These calls are ours
 * alone, like those about releases.
 */

/** A use of a token, whatever came of it. */
const DeployTokenUse = z.object({
  /** `upload`, `publish`, `promote`, `rollback`, `disable`, `enable`, `status` or `verify`; a newer server may know further ones. */
  action: z.string(),
  /** `host`, or a remote's name; `*` for the whole site. */
  name: z.string(),
  release: z.nullable(z.string()),
  time: Instant,
  address: z.string(),
  /** Null where it was done, or is under way. */
  refusal: z.nullable(z.string()),
});

/** What a token is good for: bringing files, which changes nothing for people, or everything. */
const DeployRights = z.enum(['upload', 'release'], { error: '权限范围不正确' });

export const DeployToken = z.object({
  id: Id,
  name: z.string(),
  /** The names of remotes, and `host`. */
  remotes: z.array(z.string()),
  rights: DeployRights,
  createTime: Instant,
  /** Nickname of who made it; null for `npm run admin`. */
  creator: z.nullable(z.string()),
  expiresTime: Instant,
  /** The time at which somebody ended it; null while nobody has. */
  endTime: z.nullable(Instant),
  /** The last ones, newest first. */
  uses: z.array(DeployTokenUse),
});
export type DeployToken = z.infer<typeof DeployToken>;

const token = { permission: 'infra:release:token' } as const;

export const deployToken = {
  /** Those that have not ended first, each with the newest first. */
  list: endpoint({
    method: 'GET',
    path: '/infra/release/deploy-token/list',
    access: token,
    input: z.object({}),
    output: z.array(DeployToken),
  }),
  /** Makes one; `token` is told once. */
  create: endpoint({
    method: 'POST',
    path: '/infra/release/deploy-token/create',
    access: token,
    input: z.object({
      name: requiredText('名称', 30),
      remotes: z
        .array(z.string().check(z.regex(/^(host|remote_[a-z0-9_]{1,57})$/, { error: '模块名称不正确' })), {
          error: '模块不能为空',
        })
        .check(z.minLength(1, { error: '模块不能为空' }), z.maxLength(50, { error: '模块不能超过 50 个' })),
      rights: DeployRights,
      /** It lasts so many days. */
      days: z
        .int({ error: '有效期不正确' })
        .check(z.minimum(1, { error: '有效期不正确' }), z.maximum(366, { error: '有效期不能超过一年' })),
    }),
    output: z.object({ id: Id, token: z.string() }),
  }),
  /** Ends one for good, at once. */
  end: endpoint({
    method: 'PUT',
    path: '/infra/release/deploy-token/end',
    access: token,
    input: z.object({ id: requiredId('编号') }),
    output: Done,
  }),
};
