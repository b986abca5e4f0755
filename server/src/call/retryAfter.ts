/** The header of an answer that names the wait before the next attempt. */
export const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });
