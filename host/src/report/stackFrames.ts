/** One call on a stack: the function as its engine calls it, empty without a name, and where in which file. */
export interface StackFrame {
  readonly name: string;
  readonly url: string;
  readonly line: string;
  readonly column: string;
}

/** As Chromium writes it, `at name (url:1:2)` or `at url:1:2`; or as Firefox and Safari do, `name@url:1:2` or `url:1:2`. */
const FRAME = /^\s*(?:at (?:async )?(?:(.*?) \()?|(.*?)@)?((?:[\w-]+):\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/**
 * The calls on a stack that are in a file, innermost first. Native and evaluated code has none, nor do the components
 * of a stack of React's that are elements of the document.
 */
export function stackFrames(stack: string | undefined | null): readonly StackFrame[] {
  const lines = (stack ?? '').split('\n');
  // Chromium puts the message in front, which may hold anything.
  const calls = lines.filter((line) => /^\s+at /.test(line));
  return (calls.length > 0 ? calls : lines).flatMap((text) => {
    const [, name, otherName, url, line = '', column = ''] = FRAME.exec(text) ?? [];
    return url === undefined ? [] : [{ name: name ?? otherName ?? '', url, line, column }];
  });
}
