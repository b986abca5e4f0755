import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById } from '../wire/query.ts';
import { CommonStatus, Done, Id, Instant, requiredFile, Revision } from '../wire/values.ts';
import { password } from './user/password.ts';

/** A record that the account belongs to, by the name that people know. */
const Named = z.object({ id: Id, name: z.string() });

/** The signed-in user's own account (docs/protocol/system.md §5.1). */
export const Profile = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  email: z.nullish(z.string()),
  mobile: z.nullish(z.string()),
  /** `system_user_sex` */
  sex: z.nullish(z.int()),
  /** The address of the picture; null or empty without one. */
  avatar: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  loginIp: z.nullish(z.string()),
  loginDate: z.nullish(Instant),
  createTime: z.nullish(Instant),
  status: CommonStatus,
  deptId: z.nullish(Id),
  postIds: z.nullish(z.array(Id)),
  dept: z.nullish(Named),
  roles: z.nullish(z.array(Named)),
  /** Null for an account without a post. */
  posts: z.nullish(z.array(Named)),
  /** The accounts elsewhere by which this one is signed in to as well; `type` is one of `system_social_type`. */
  socialUsers: z.nullish(z.array(z.object({ type: z.int(), openid: z.string() }))),
  revision: z.optional(Revision),
});
export type Profile = z.infer<typeof Profile>;

/** A change of the password is refused with this code when the old one is wrong. */
export const WRONG_PASSWORD = 1_002_003_005;

/** The calls about the signed-in user's own account, which need no permission. */
export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/system/user/profile/get',
    access: 'signed-in',
    input: z.object({}),
    output: Profile,
  }),
  /** A field that is left out stays as it is. Refused with `CHANGED_MEANWHILE` when the account has another revision. */
  update: endpoint({
    method: 'PUT',
    path: '/system/user/profile/update',
    access: 'signed-in',
    input: z.object({
      nickname: z.optional(
        z.string().check(
          z.refine((text) => text.trim() !== '', { error: '用户昵称不能为空', abort: true }),
          z.maxLength(30, { error: '用户昵称长度不能超过 30 个字符' }),
        ),
      ),
      email: z.optional(
        z.union(
          [
            z.literal(''),
            z.email({ error: '邮箱格式不正确', abort: true }).check(z.maxLength(50, { error: '邮箱长度不能超过 50 个字符' })),
          ],
          {
            error: '邮箱格式不正确',
          },
        ),
      ),
      /** Only our server takes an empty text, which removes the number. */
      mobile: z.optional(z.string().check(z.regex(/^(?:\d{11})?$/, { error: '手机号长度必须 11 位' }))),
      /** An installation may have entries of its own in `system_user_sex`; a real back end keeps a byte. */
      sex: z.optional(
        z.int().check(z.minimum(0, { error: '用户性别应为 0 到 127' }), z.maximum(127, { error: '用户性别应为 0 到 127' })),
      ),
      revision: z.optional(Revision),
    }),
    output: Done,
  }),
  /** Refused with `WRONG_PASSWORD` when the old one is not right. All sign-ins go on; those of other applications end. */
  updatePassword: endpoint({
    method: 'PUT',
    path: '/system/user/profile/update-password',
    access: 'signed-in',
    input: z.object({ oldPassword: password('旧密码'), newPassword: password('新密码') }),
    output: Done,
  }),
  /** Answers the address of the new picture. */
  updateAvatar: endpoint({
    method: 'PUT',
    path: '/system/user/profile/update-avatar',
    access: 'signed-in',
    input: z.object({ avatarFile: requiredFile('头像文件') }),
    inputIn: 'multipart',
    output: z.string(),
  }),
};

/** A sign-in of the user that lives. */
export const ProfileSession = z.object({
  id: Id,
  /** Browser and system by their names, empty where they are not known. */
  browser: z.string(),
  address: z.string(),
  createTime: Instant,
  usedTime: Instant,
  /** Whether the call itself comes from it. */
  current: z.boolean(),
});
export type ProfileSession = z.infer<typeof ProfileSession>;

/** The user's own sign-ins. A ruoyi-vue-pro has none of these calls. */
export const profileSession = {
  /** Gives the living ones, the one in use first and then the latest used. */
  list: endpoint({
    method: 'GET',
    path: '/system/user/profile/session/list',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(ProfileSession),
  }),
  /** Ends one of them. One that is over already, or of somebody else, is passed over. */
  end: endpoint({
    method: 'DELETE',
    path: '/system/user/profile/session/end',
    access: 'signed-in',
    input: ById,
    output: Done,
  }),
  /** Ends all but the one in use. Answers their number. */
  endOthers: endpoint({
    method: 'DELETE',
    path: '/system/user/profile/session/end-others',
    access: 'signed-in',
    input: z.object({}),
    output: z.int(),
  }),
};
