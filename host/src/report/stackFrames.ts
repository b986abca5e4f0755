/** One call on a stack: the name that the engine gives to the function, empty if it has none, and its place in a file. */
export interface StackFrame {
  readonly name: string;
  readonly url: string;
  readonly line: string;
  readonly column: string;
}

/** One line of a stack: `at name (url:1:2)` or `at url:1:2` in Chromium, `name@url:1:2` or `url:1:2` in Firefox and Safari. */
const FRAME = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)?((?:[\w-]+):\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/**
 * The calls on a stack that have a file, innermost first. Native and evaluated code has none, and neither have elements of the
 * document in React's stack of components.
 */
export function stackFrames(stack: string | undefined | null): readonly StackFrame[] {
  const lines = (stack ?? '').split('\n');
  // Chromium puts the error's message before the calls, and it may look like one of them.
  const calls = lines.filter((line) => /^\s+at /.test(line));
  return (calls.length > 0 ? calls : lines).flatMap((text) => {
    const [, name, otherName, url, line = '', column = ''] = FRAME.exec(text) ?? [];
    return url === undefined ? [] : [{ name: name ?? otherName ?? '', url, line, column }];
  });
}
