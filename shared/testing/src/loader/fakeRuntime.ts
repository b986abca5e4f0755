import { type MockInstance, vi } from 'vitest';

/** Gives the outcome of loading an expose. It is told how often that was tried. */
type Outcome = (tries: number) => unknown;

/** The module that every expose has, unless told otherwise. */
export const module = { Component: () => null };
export const throws: Outcome = () => {
  throw new Error('broken');
};
export const hangs: Outcome = () => new Promise(() => {});

/** The mocked part of the loader's `federationRuntime`. */
interface MockedRuntime {
  readonly registerContainer: MockInstance<
    (remote: string, container: { readonly url: string; readonly integrity: string }, again: boolean) => void
  >;
  readonly loadExpose: MockInstance<(remote: string, expose: string) => Promise<unknown>>;
}

/**
 * Has the mocked runtime load from the container that was registered last. The outcomes are given by release and expose,
 * `2 ./page/page`.
 */
export function fakeRuntime({ registerContainer, loadExpose }: MockedRuntime) {
  const outcomes = new Map<string, Outcome>();
  const tried: string[] = [];
  let release = '';
  registerContainer.mockImplementation((_, { url }) => {
    release = url.split('/').at(-2) ?? '';
  });
  loadExpose.mockImplementation(async (_, expose) => {
    const name = `${release} ${expose}`;
    tried.push(name);
    const outcome = outcomes.get(name);
    return outcome ? outcome(tried.filter((one) => one === name).length) : module;
  });
  /** Whether each registering asked for a fresh container. */
  const fresh = () => registerContainer.mock.calls.map(([, , again]) => again);
  return { outcomes, tried, fresh };
}

/** Gives the outcome of a promise, a failure too, and the milliseconds of fake time that it took. */
export async function outcomeOf(promise: Promise<unknown>): Promise<{ readonly value: unknown; readonly after: number }> {
  const start = performance.now();
  const ended = (value: unknown) => ({ value, after: performance.now() - start });
  const settled = promise.then(ended, ended);
  await vi.runAllTimersAsync();
  return settled;
}
