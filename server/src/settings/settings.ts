import path from 'node:path';
import type { DatabaseLimits } from './DatabaseLimits.ts';
import { Environment } from './Environment.ts';
import { StartupError } from './StartupError.ts';
import { type ApiTarget, signsInAtTarget } from './ApiTarget.ts';
import type { FilesSettings } from './FilesSettings.ts';
import { isLoopback } from './isLoopback.ts';
import { readFilesSettings } from './readFilesSettings.ts';

const DAY_MS = 86_400_000;
const MIB = 1_048_576;

/** The settings of the application itself. One process may run several with different ones. */
export interface AppSettings {
  /** True when the tenant feature is on; the same switch as in `app-config.json`. */
  readonly tenant: boolean;
  /** When signing in takes a captcha; the same switch as in `app-config.json`. */
  readonly captcha: 'off' | 'always' | 'afterFailures';
  /** Absolute path of the site directory with the releases that the panel shows and changes. */
  readonly siteDirectory: string;
  /** The origin of absolute addresses, where one is set. */
  readonly publicOrigin: string | undefined;
  /** The number of proxies in front that are ours. So many entries at the end of X-Forwarded-For are believed. */
  readonly trustedProxies: number;
  readonly accessTokenMs: number;
  /** A sign-in ends after this time at the latest. */
  readonly refreshTokenMs: number;
  /** A sign-in ends earlier when it was not refreshed for this time. */
  readonly refreshTokenIdleMs: number;
  /** Each refresh exchanges the refresh token; otherwise it stays the same, as with a ruoyi-vue-pro. */
  readonly refreshTokenRotates: boolean;
  readonly signInLimit: {
    /** Wrong passwords for one account from one place until waits begin, which grow; from everywhere together twice as many. */
    readonly perAccount: number;
    /** Wrong passwords from one place until those who never signed in there have to wait. */
    readonly perAddress: number;
    /** No wait is longer, and wrong passwords of a place are counted within this time. */
    readonly lockMs: number;
  };
  /** So many sign-ins of an account live at a time; the one that was not used for the longest time ends first. */
  readonly signInsPerAccount: number;
  /** Whether the server plays the providers of social sign-in: in development only, where nobody else may sign in. */
  readonly playsSocialProvider: boolean;
  /** Whether visitors may make accounts of their own: in development always, else where `app-config.json` says so. */
  readonly registration: boolean;
  /** Where the content of uploaded files is kept. */
  readonly files: FilesSettings;
  /** So much may each user upload in a day. */
  readonly uploads: { readonly perDay: number; readonly bytesPerDay: number };
  /** Whether the server plays the gateway that sends short messages: in development only, where nobody else may sign in. */
  readonly playsSmsGateway: boolean;
  /** An order that nobody pays within this time is closed. */
  readonly orderExpiresMs: number;
  /** Whether the channel `mock` pays what it is asked for, which gives goods away: in development, else where it is set. */
  readonly takesMockPayments: boolean;
  /** Whether the server plays the providers of payment: in development only, where nobody else may sign in. */
  readonly playsPayProvider: boolean;
}

/** All settings from the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly production: boolean;
  /** Absolute. */
  readonly dataDirectory: string;
  /** Absolute path of the folder to which releases and documents are published. */
  readonly siteDirectory: string;
  /** The origin of absolute addresses; without one it is this machine's, `http://localhost` and the port. */
  readonly publicOrigin: string | undefined;
  /** Without one the embedded database in the data directory is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  /** The start of a new installation: demonstration content, or only what it needs. */
  readonly seed: 'demo' | 'empty';
  /** Dev servers in place of published releases, by the name of the remote (or `host`). */
  readonly developmentServers: ReadonlyMap<string, string>;
  /** Another back end that answers the API, except for what stays local; null where the built-in one answers all. */
  readonly apiTarget: ApiTarget | null;
  /** Whether notices of payments are sent to applications in private networks. */
  readonly notifiesPrivateNetworks: boolean;
  readonly app: AppSettings;
}

/**
 * Reads the settings from environment variables; absent or empty ones take their defaults.
 * @throws StartupError that names the first variable whose value cannot be used.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const variable = String(issue?.path[0]);
    // The value is left out: a database address carries a password.
    throw new StartupError(`${variable} ${issue?.message ?? 'is not usable'}. Correct or unset this environment variable.`);
  }
  const values = parsed.data;
  const dataDirectory = path.resolve(values.DATA_DIR);
  const siteDirectory = values.SITE_DIR === undefined ? path.join(dataDirectory, 'site') : path.resolve(values.SITE_DIR);
  const settings: Settings = {
    host: values.HOST,
    port: values.PORT,
    production: values.NODE_ENV === 'production',
    dataDirectory,
    siteDirectory,
    publicOrigin: values.PUBLIC_ORIGIN,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: {
      connections: values.DATABASE_CONNECTIONS,
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: values.DATABASE_LOCK_SECONDS * 1000,
    },
    seed: values.SEED,
    developmentServers: values.DEV_REMOTES,
    apiTarget: values.API_TARGET === undefined ? null : { url: values.API_TARGET, local: values.API_LOCAL },
    notifiesPrivateNetworks: values.PAY_NOTIFY_PRIVATE === 'on',
    app: {
      tenant: true,
      captcha: 'off',
      siteDirectory,
      publicOrigin: values.PUBLIC_ORIGIN,
      trustedProxies: values.TRUST_PROXY,
      accessTokenMs: values.ACCESS_TOKEN_SECONDS * 1000,
      refreshTokenMs: values.REFRESH_TOKEN_DAYS * DAY_MS,
      refreshTokenIdleMs: values.REFRESH_TOKEN_IDLE_DAYS * DAY_MS,
      refreshTokenRotates: values.REFRESH_TOKEN_ROTATION,
      signInLimit: {
        perAccount: values.SIGN_IN_LIMIT_PER_ACCOUNT,
        perAddress: values.SIGN_IN_LIMIT_PER_ADDRESS,
        lockMs: values.SIGN_IN_LOCK_SECONDS * 1000,
      },
      signInsPerAccount: values.SIGN_INS_PER_ACCOUNT,
      files: readFilesSettings(values),
      uploads: { perDay: values.UPLOADS_PER_DAY, bytesPerDay: values.UPLOAD_MB_PER_DAY * MIB },
      playsSocialProvider: false,
      registration: false,
      playsSmsGateway: false,
      orderExpiresMs: values.ORDER_EXPIRES_MINUTES * 60_000,
      takesMockPayments: values.PAY_MOCK === 'on',
      playsPayProvider: false,
    },
  };
  const isDevelopment = !othersMaySignIn(settings) && !signsInAtTarget(settings.apiTarget);
  const played = {
    playsSocialProvider: isDevelopment,
    registration: isDevelopment,
    playsSmsGateway: isDevelopment,
    playsPayProvider: isDevelopment,
    takesMockPayments: isDevelopment || settings.app.takesMockPayments,
  };
  return { ...settings, app: { ...settings.app, ...played } };
}

/**
 * Tells whether people other than the operator may try the passwords of the server's own accounts. A proxy on this machine, or
 * an address that others are given, leads them to a server that listens on no other address than the loopback.
 */
export function othersMaySignIn({ production, host, publicOrigin, apiTarget, app }: Settings): boolean {
  const isPublished = publicOrigin !== undefined && !isLoopback(new URL(publicOrigin).hostname);
  return (production || !isLoopback(host) || app.trustedProxies > 0 || isPublished) && !signsInAtTarget(apiTarget);
}
