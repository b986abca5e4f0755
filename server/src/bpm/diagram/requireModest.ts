import { badParameter } from '../../call/apiErrors.ts';
import { Parser } from './saxen.ts';

/** The designer opens no file with more levels. */
const DEEPEST = 64;

/** With its drawing, a process of a thousand tasks has about ten thousand. */
const MOST_ELEMENTS = 50_000;

/**
 * Readers of XML copy all prefixes that are known wherever an element declares further ones. Together that may be so many; a file whose
 * every element declares one beside ten others has a tenth of it.
 */
const MOST_COPIES = 1_000_000;

/**
 * Refuses a diagram that would keep everybody else waiting while it is read. Text that is no XML is refused by whoever reads it.
 * @throws BusinessError for too many elements, levels or namespaces
 */
export function requireModest(xml: string): void {
  const prefixes = new Set<string>();
  let [elements, depth, deepest, copies] = [0, 0, 0, 0];
  new Parser()
    .on('openTag', (_name, attributesOf) => {
      elements += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
      const declared = Object.keys(attributesOf()).filter((name) => /^xmlns(?::|$)/.test(name));
      for (const prefix of declared) prefixes.add(prefix);
      if (declared.length > 0) copies += prefixes.size;
    })
    .on('closeTag', () => {
      depth -= 1;
    })
    // Without a listener it throws.
    .on('error', () => undefined)
    .parse(xml);
  if (deepest > DEEPEST) throw badParameter(`流程图的元素嵌套了 ${deepest} 层，最多 ${DEEPEST} 层`);
  if (elements > MOST_ELEMENTS) throw badParameter(`流程图有 ${elements} 个元素，最多 ${MOST_ELEMENTS} 个`);
  if (copies > MOST_COPIES) throw badParameter('流程图声明的命名空间过多');
}
