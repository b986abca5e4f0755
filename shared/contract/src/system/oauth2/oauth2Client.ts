import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { requiredText } from '../../wire/values.ts';
import { OAUTH2_SCOPES } from './oauth2.ts';

/**
 * Tells whether people can be sent to an address with the answer of a sign-in: a web address without a fragment, which the answer may
 * need for itself, and without a user's name.
 */
export const isRedirectAddress = (address: string): boolean =>
  /^https?:\/\/[^/?#@\\]+([/?][^#\\]*)?$/i.test(address) && isAddress(address);

/** Older browsers lack `URL.canParse`. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

const redirectAddress = z
  .string()
  .check(
    z.maxLength(1024, { error: '回调地址长度不能超过 1024 个字符' }),
    z.refine(isRedirectAddress, { error: '回调地址应为不带 # 的网址' }),
  );

const name = z.string().check(z.minLength(1), z.maxLength(64));

/** Only a stock back end keeps it. An editor that does not know it gives back what it was given. */
const kept = <Schema extends z.ZodMiniType>(
  label: string,
  kind: 'text' | 'number' | 'texts',
  schema: Schema,
  initial?: unknown,
) => ({
  label,
  kind,
  ...(initial !== undefined && { initial }),
  stored: z.nullish(schema),
  draft: z.nullish(schema),
  filter: z.string(),
});

/**
 * Other applications that may sign people in (docs/protocol/system.md §4.4). The secret is made by the editor, because a back
 * end never gives it: ours keeps its digest only. A client without one is public, such as one that runs in browsers.
 */
export const oauth2Client = resource({
  name: '第三方应用',
  id: '第三方应用编号',
  path: '/system/oauth2-client',
  permission: 'system:oauth2-client',
  fields: {
    clientId: field.requiredText('客户端编号', 64, { kind: 'code', fixed: true }),
    name: field.requiredText('应用名', 100),
    logo: field.text('应用图标', 512),
    status: field.status(),
    redirectUris: field.texts('回调地址', redirectAddress),
    authorizedGrantTypes: { ...field.texts('授权类型', name), initial: ['authorization_code', 'refresh_token'] },
    scopes: {
      ...field.texts('授权范围', name),
      initial: [...OAUTH2_SCOPES],
      stored: z.nullish(z.array(z.string())),
      draft: z.nullish(z.array(name)),
    },
    /** A change without it leaves the secret as it is. */
    secret: {
      ...field.text('客户端密钥', 255),
      draft: z.nullish(
        requiredText('客户端密钥').check(
          z.regex(/^[\x21-\x7e]{32,255}$/, { error: '客户端密钥应为 32 到 255 个不含空格的 ASCII 字符' }),
        ),
      ),
    },
    /** Whether it has no secret. Only our server says it. */
    isPublic: { ...field.readOnly(field.switchOf('公开应用')), stored: z.optional(z.boolean()) },
    description: kept('应用描述', 'text', z.string()),
    accessTokenValiditySeconds: kept('访问令牌的有效期', 'number', z.int(), 1800),
    refreshTokenValiditySeconds: kept('刷新令牌的有效期', 'number', z.int(), 2_592_000),
    autoApproveScopes: kept('自动通过的授权范围', 'texts', z.array(z.string())),
    authorities: kept('权限', 'texts', z.array(z.string())),
    resourceIds: kept('资源', 'texts', z.array(z.string())),
    additionalInformation: kept('附加信息', 'text', z.string()),
  },
  filters: ['name', 'status'],
  codes: { missing: 1_002_020_000, taken: { clientId: 1_002_020_001 } },
});
export type OAuth2Client = RecordOf<typeof oauth2Client>;
