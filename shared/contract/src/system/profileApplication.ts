import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById } from '../wire/query.ts';
import { Done, Id, Instant } from '../wire/values.ts';

/** Another application that the user has allowed something, as far as a consent or a token of it lives. */
export const ProfileApplication = z.object({
  id: Id,
  /** By this the application names itself. */
  clientId: z.string(),
  name: z.string(),
  /** The address of its picture; null without one. */
  logo: z.nullish(z.string()),
  /** In the order of the alphabet. None where it was allowed to sign the user in, and nothing else. */
  scopes: z.array(z.string()),
  /** Since when it is allowed. */
  createTime: Instant,
  /** When it was last given tokens; null where it holds none. */
  usedTime: z.nullish(Instant),
  /** When consent and tokens are over, if it is given no new ones. */
  expiresTime: Instant,
});
export type ProfileApplication = z.infer<typeof ProfileApplication>;

/** The applications that the user has allowed to sign in by OAuth 2.0. A ruoyi-vue-pro has none of these calls. */
export const profileApplication = {
  /** Gives those that hold a consent or a token, the latest used first. The console, whose sign-ins are sessions, is none of them. */
  list: endpoint({
    method: 'GET',
    path: '/system/user/profile/application/list',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(ProfileApplication),
  }),
  /** Ends consent and tokens of one of them, which has to ask again. One that holds none is passed over. */
  end: endpoint({
    method: 'DELETE',
    path: '/system/user/profile/application/end',
    access: 'signed-in',
    input: ById,
    output: Done,
  }),
};
