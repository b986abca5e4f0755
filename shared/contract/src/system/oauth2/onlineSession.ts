import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, pageQuery } from '../../wire/query.ts';
import { Done, Id, Instant, pageOf } from '../../wire/values.ts';

/** A sign-in that lives, of anybody. */
export const OnlineSession = z.object({
  id: Id,
  userId: Id,
  username: z.string(),
  nickname: z.string(),
  /** Null for somebody without a department. */
  deptName: z.nullable(z.string()),
  /** Browser and system by their names, empty where they are not known. */
  browser: z.string(),
  address: z.string(),
  createTime: Instant,
  usedTime: Instant,
  /** It ends by then, and before when it is not used. */
  expiresTime: Instant,
  /** Whether the call itself comes from it. */
  current: z.boolean(),
});
export type OnlineSession = z.infer<typeof OnlineSession>;

/**
 * The sign-ins of all users. A ruoyi-vue-pro has none of these calls: it lists access tokens themselves (`/system/oauth2-token`), of
 * which our server keeps only digests.
 */
export const onlineSession = {
  page: endpoint({
    method: 'GET',
    path: '/system/session/page',
    access: { permission: 'system:oauth2-token:page' },
    input: pageQuery({ username: z.optional(z.string()), address: z.optional(z.string()) }),
    output: pageOf(OnlineSession),
  }),
  /** Ends one of them. One that is over already is passed over. */
  end: endpoint({
    method: 'DELETE',
    path: '/system/session/end',
    access: { permission: 'system:oauth2-token:delete' },
    input: ById,
    output: Done,
  }),
};
