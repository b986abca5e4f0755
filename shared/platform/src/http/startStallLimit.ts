/** Stops work that makes no progress. */
interface StallLimit {
  /** Aborts when the limit has passed, or with the outer signal. */
  readonly signal: AbortSignal;
  /** Starts the time anew, for there was progress. */
  readonly restart: () => void;
  readonly passed: () => boolean;
  /** Stops the clock, for the work is over. */
  readonly stop: () => void;
}

/** Starts the clock on work that must not stand still for `limitMs`. */
export function startStallLimit(limitMs: number, outer?: AbortSignal): StallLimit {
  // `AbortSignal.any` and `timeout` are younger than our browsers.
  const controller = new AbortController();
  let passed = false;
  const expire = (): void => {
    passed = true;
    controller.abort();
  };
  const follow = (): void => controller.abort(outer?.reason);
  let timer = setTimeout(expire, limitMs);
  outer?.addEventListener('abort', follow);
  if (outer?.aborted === true) follow();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(expire, limitMs);
    },
    passed: () => passed,
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
