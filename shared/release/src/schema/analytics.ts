import * as z from 'zod/mini';

/** One host without wildcards, because it gets a script into public pages. */
const AnalyticsHost = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i, { error: '应为主机名，可带端口' }));

/** The web analytics that counts public pages of visitors who agree. Both ends know its script by the provider's name. */
export const Analytics = z.object({
  provider: z.enum(['umami', 'matomo', 'baidu']),
  /** The host that the script comes from and the counts go to, such as `stats.example.com`. */
  host: AnalyticsHost,
  /** The provider's name for this site. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: '应为统计服务分配的站点编号' })),
  /** The script's digest, `sha384-…`; a script with another one does not run. Empty where the provider changes its script. */
  integrity: z._default(
    z.string().check(z.regex(/^(sha(256|384|512)-[A-Za-z0-9+/]+={0,2})?$/, { error: '应为 sha384-… 形式的摘要' })),
    '',
  ),
});
export type Analytics = z.infer<typeof Analytics>;
