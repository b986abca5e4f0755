import * as z from 'zod';
import { DATABASE_LIMITS } from './DatabaseLimits.ts';

const wholeNumber = (standard: number, least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  const number = z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number);
  return number.pipe(z.int().min(least, { error }).max(most, { error })).default(standard);
};

const trustProxy = z
  .string()
  .regex(/^(true|false|\d{1,2})$/, { error: 'must be true, false or the number of proxies in front of the server' })
  .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
  .default(0);

const databaseUrl = z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
  error: 'must have the form postgres://user:password@host:5432/database',
});

const publicOrigin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text) && URL.canParse(text), {
    error: 'must have the form https://www.example.com, without a path',
  })
  .transform((text) => new URL(text).origin);

const apiTarget = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(text) && URL.canParse(text), {
    error: 'must have the form http://10.0.0.5:48080, with a path where /admin-api of the back end has one in front',
  })
  .transform((text) => text.replace(/\/+$/, '').replace(/\/admin-api$/, ''));

/** A stock ruoyi-vue-pro lacks these: the site's content, and the calls about this installation's releases. */
const OURS_ALONE = ['/cjy', '/infra/release', '/infra/client-error', '/infra/frame'];

const apiLocal = z
  .string()
  .regex(/^(\/[\w-]+)+(,(\/[\w-]+)+)*$/, { error: 'must have the form /cjy,/infra/release' })
  .transform((text): readonly string[] => text.split(','))
  .default(OURS_ALONE);

const DEV_SERVER = String.raw`(?:host|remote_[a-z0-9_]+)=http://(?:localhost|127\.0\.0\.1):\d+`;
const developmentServers = z
  .string()
  .regex(new RegExp(`^${DEV_SERVER}(?:,${DEV_SERVER})*$`), {
    error: 'must have the form remote_bpm=http://localhost:3003, several parted by commas',
  })
  // The pattern lets through pairs only.
  .transform((text): ReadonlyMap<string, string> => new Map(text.split(',').map((pair) => pair.split('=') as [string, string])))
  .default(new Map());

const s3Endpoint = z.string().refine((text) => /^https?:\/\/[^/?#@\s]+\/[^?#\s]+$/i.test(text) && URL.canParse(text), {
  error: 'must have the form https://s3.example.com/bucket',
});

/** The variables of the environment that the server reads, with their defaults. Messages say what a value has to be. */
export const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(8080, 0, 65_535),
  NODE_ENV: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: z.string().optional(),
  PUBLIC_ORIGIN: publicOrigin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber(DATABASE_LIMITS.connections, 8, 1000),
  DATABASE_STATEMENT_SECONDS: wholeNumber(DATABASE_LIMITS.statementMs / 1000, 1, 3600),
  DATABASE_LOCK_SECONDS: wholeNumber(DATABASE_LIMITS.lockMs / 1000, 1, 3600),
  SEED: z.enum(['demo', 'empty'], { error: 'must be demo or empty' }).default('demo'),
  DEV_REMOTES: developmentServers,
  API_TARGET: apiTarget.optional(),
  API_LOCAL: apiLocal,
  TRUST_PROXY: trustProxy,
  ACCESS_TOKEN_SECONDS: wholeNumber(1800, 1, 1800),
  REFRESH_TOKEN_DAYS: wholeNumber(30, 1, 30),
  REFRESH_TOKEN_IDLE_DAYS: wholeNumber(7, 1, 7),
  REFRESH_TOKEN_ROTATION: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform((text) => text === 'true'),
  SIGN_IN_LIMIT_PER_ACCOUNT: wholeNumber(5, 1, 1_000_000),
  SIGN_IN_LIMIT_PER_ADDRESS: wholeNumber(50, 1, 1_000_000),
  SIGN_IN_LOCK_SECONDS: wholeNumber(600, 1, 86_400),
  SIGN_INS_PER_ACCOUNT: wholeNumber(50, 1, 1_000_000),
  ORDER_EXPIRES_MINUTES: wholeNumber(120, 1, 525_600),
  PAY_MOCK: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  PAY_NOTIFY_PRIVATE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  UPLOADS_PER_DAY: wholeNumber(1000, 1, 1_000_000),
  UPLOAD_MB_PER_DAY: wholeNumber(1024, 16, 1_000_000),
  FILES_DIR: z.string().optional(),
  FILES_S3_ENDPOINT: s3Endpoint.optional(),
  FILES_S3_REGION: z.string().default('auto'),
  FILES_S3_ACCESS_KEY_ID: z.string().default(''),
  FILES_S3_SECRET_ACCESS_KEY: z.string().default(''),
});
