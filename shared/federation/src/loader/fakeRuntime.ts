import { type Mocked, vi } from 'vitest';
import type * as runtime from './federationRuntime.ts';

/** What loading an expose comes to; it is given how often that was tried. */
type Outcome = (tries: number) => unknown;

/** The module that every expose has, unless told otherwise. */
export const module = { Component: () => null };
export const throws: Outcome = () => {
  throw new Error('broken');
};
export const hangs: Outcome = () => new Promise(() => {});

/**
 * Has the mocked runtime load from the container that was registered last. What loading comes to is told by release and
 * expose, `2 ./page/page`.
 */
export function fakeRuntime({ registerContainer, loadExpose }: Mocked<typeof runtime>) {
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

/** What a promise comes to, its failure too, and after how many milliseconds of fake time. */
export async function outcomeOf(promise: Promise<unknown>): Promise<{ readonly value: unknown; readonly after: number }> {
  const start = performance.now();
  const ended = (value: unknown) => ({ value, after: performance.now() - start });
  const settled = promise.then(ended, ended);
  await vi.runAllTimersAsync();
  return settled;
}
