import process from 'node:process';

/**
 * Ends the process in good order when it is told to stop. Ctrl-C arrives twice, from the terminal and from `run.mjs`, and
 * the second signal must not break off what the first one began.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
