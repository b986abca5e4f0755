/** Words by which a back end refuses a refresh token. Users are told what follows from them, never these words. */
export const SILENT_REFUSALS: readonly string[] = ['无效的刷新令牌', '刷新令牌已过期'];
