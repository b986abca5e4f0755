type Act = (...args: readonly unknown[]) => void;
type Start = (act: Act, ms?: number, ...args: readonly unknown[]) => number;

interface Timers {
  readonly setTimeout: Start;
  readonly setInterval: Start;
  readonly setImmediate: (act: Act, ...args: readonly unknown[]) => number;
  readonly clearTimeout: (id: unknown) => void;
  readonly clearInterval: (id: unknown) => void;
  readonly clearImmediate: (id: unknown) => void;
}

/** Timers as browsers have them, which give numbers. Node's own give objects that lead to the timers of everybody. */
export function makeTimers(): Timers {
  const running = new Map<unknown, ReturnType<typeof setTimeout>>();
  let last = 0;

  const start =
    (repeats: boolean): Start =>
    (act, ms, ...args) => {
      // A text would be code.
      if (typeof act !== 'function') throw new TypeError('a timer calls a function');
      const id = (last += 1);
      const once = (): void => {
        if (!repeats) running.delete(id);
        act(...args);
      };
      running.set(id, repeats ? setInterval(once, Number(ms)) : setTimeout(once, Number(ms)));
      return id;
    };
  const clear = (id: unknown): void => {
    clearTimeout(running.get(id));
    running.delete(id);
  };
  const startTimeout = start(false);

  return {
    setTimeout: startTimeout,
    setInterval: start(true),
    setImmediate: (act, ...args) => startTimeout(act, 0, ...args),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}
