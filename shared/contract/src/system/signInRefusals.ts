// The form to sign in is drawn with these before any schema is loaded, so they stand apart from those.

/** Signing in is refused with this code when name or password is wrong; a back end does not tell which (docs/protocol/system.md §11). */
export const BAD_CREDENTIALS = 1_002_000_000;

/** The codes by which a back end refuses a tenant at signing in (docs/protocol/README.md §3.4). */
export const TENANT_REFUSALS = { unknown: 1_002_015_000, disabled: 1_002_015_001, expired: 1_002_015_002 } as const;

/** Signing in without a captcha where one is needed is refused with code 400 and these words; no code tells it from other 400s. */
export const CAPTCHA_MISSING = '请求参数不正确:验证码不能为空';

/** The code of a captcha that was made up, never solved, used before or is too old; all are one refusal. */
export const CAPTCHA_REFUSED = 1_002_000_004;
