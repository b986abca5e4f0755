import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ xml, json });

export type CodeLanguage = 'xml' | 'json';

/** A piece of a line in one colour. */
export interface CodeRun {
  readonly text: string;
  /** What the grammar takes it for, such as `name`, `attr` or `string`. */
  readonly scope: string | null;
}

type Tree = ReturnType<typeof lowlight.highlight>;

/** Gives the lines of a text, each as runs of one colour. */
export function highlightCode(text: string, language: CodeLanguage): readonly (readonly CodeRun[])[] {
  let line: CodeRun[] = [];
  const lines = [line];
  const visit = (nodes: Tree['children'], outer: string | null): void => {
    for (const node of nodes) {
      if (node.type === 'element') visit(node.children, scopeOf(node.properties['className']) ?? outer);
      if (node.type !== 'text') continue;
      for (const [index, part] of node.value.split('\n').entries()) {
        if (index > 0) lines.push((line = []));
        if (part !== '') line.push({ text: part, scope: outer });
      }
    }
  };
  visit(lowlight.highlight(language, text).children, null);
  return lines;
}

/** highlight.js gives an element the class `hljs-` with the scope. */
const scopeOf = (className: unknown): string | null =>
  Array.isArray(className) && typeof className[0] === 'string' ? className[0].replace('hljs-', '') : null;
