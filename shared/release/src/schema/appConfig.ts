import * as z from 'zod/mini';
import { Analytics } from './analytics.ts';

const Host = z.string().check(z.regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/i, { error: '应为主机名，可带端口' }));

const Limit = z.optional(z.number().check(z.minimum(0)));

const Origin = z.string().check(
  z.regex(/^(?!http:.*:80$|https:.*:443$)https?:\/\/[a-z0-9.-]+(:\d+)?$/, {
    error: '应为来源，如 https://www.example.com，不带路径和默认端口',
  }),
);

/** 钉钉, 企业微信 and Gitee. */
const SOCIAL_TYPES = [20, 30, 10];

/**
 * `/app-config.json` holds what an operator sets at run time, for the browser and for our server alike
 * (docs/configuration.md). Nothing of it is built into a bundle. Hosts are names like `files.example.com:9000`, without a scheme.
 */
export const AppConfig = z.object({
  company: z.object({
    name: z.string(),
    /** `{page}` and `{company}` are filled in; used by sign-in and console. */
    titleTemplate: z.string(),
  }),
  /** The prefix of API calls, which stands before `/system/…`. */
  apiBase: z.string(),
  /** The contract number that the back end speaks. */
  contract: z.int(),
  tenant: z.boolean(),
  /** Sign-in is filled with the name of this tenant until somebody signed in on the browser; empty fills in none, as in older files. */
  defaultTenant: z._default(z.string(), ''),
  /** When signing in takes a captcha. Older files have a boolean, which nothing read. */
  captcha: z.pipe(
    z.union([z.boolean(), z.enum(['off', 'always', 'afterFailures'])], { error: '应为 off、always 或 afterFailures' }),
    z.transform((value) => (typeof value === 'boolean' ? (value ? 'always' : 'off') : value)),
  ),
  /** `system_social_type` of the providers below the sign-in form, in their order; empty for none. Older files lack it. */
  socialTypes: z._default(z.array(z.int()), SOCIAL_TYPES),
  /** Whether visitors may make accounts of their own. Files from before there was such a choice lack it. */
  registration: z._default(z.boolean(), false),
  openingHours: z.string(),
  /** The record with the public security authority; empty when there is none. */
  policeRecord: z.string(),
  proofFigures: z.array(z.object({ label: z.string(), value: z.string() })),
  frameHosts: z.array(Host),
  fileHosts: z.array(Host),
  /** Hosts to which forms of payments are sent, by https. Files from before there were any lack it, as the next. */
  payHosts: z._default(z.array(Host), []),
  /** The origins of other applications to whose pages the cashier leads back. */
  payReturnOrigins: z._default(z.array(Origin), []),
  /** The origins whose pages may show remotes. Files from before there were any lack it. */
  embedOrigins: z._default(z.array(Origin), []),
  /** Null where visits are not counted. Files from before there was such a choice lack it. */
  analytics: z._default(z.nullable(Analytics), null),
  /** The most that releases of remotes may take, in KiB of script as brotli packs it; for what is left out, see `siteLimits.ts`. */
  releaseLimits: z.optional(z.object({ entry: Limit, page: Limit, slot: Limit, total: Limit })),
  links: z.object({ source: z.string(), documentation: z.string(), bpmnHelp: z.string() }),
});
export type AppConfig = z.infer<typeof AppConfig>;

/** The settings of an installation whose operator has set nothing yet. */
export const DEFAULT_APP_CONFIG: AppConfig = {
  company: { name: '智旅科技', titleTemplate: '{page} - {company}' },
  apiBase: '/prod-api/admin-api',
  contract: 1,
  tenant: true,
  defaultTenant: '',
  captcha: 'off',
  socialTypes: SOCIAL_TYPES,
  registration: false,
  openingHours: '工作日 9:00–18:00',
  policeRecord: '',
  proofFigures: [],
  frameHosts: [],
  fileHosts: [],
  payHosts: [],
  payReturnOrigins: [],
  embedOrigins: [],
  analytics: null,
  links: { source: '', documentation: '', bpmnHelp: '' },
};
