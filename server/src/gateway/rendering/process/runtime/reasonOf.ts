import { REASON_CHARACTERS } from './messages.ts';

/** Words what a build threw, which may be anything. */
export function reasonOf(thrown: unknown, part: 'stack' | 'message' = 'stack'): string {
  try {
    // Errors of the build's realm are no instances of our `Error`.
    const text: unknown =
      typeof thrown === 'object' && thrown !== null && part in thrown ? Reflect.get(thrown, part) : String(thrown);
    return (typeof text === 'string' ? text : String(thrown)).slice(0, REASON_CHARACTERS);
  } catch {
    return 'something that cannot be told was thrown';
  }
}
