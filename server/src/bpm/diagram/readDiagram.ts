import { badParameter } from '../../call/apiErrors.ts';
import { requireModest } from './requireModest.ts';
import { Parser } from './saxen.ts';

/** A user task of a diagram. */
export interface UserTask {
  /** Its id in the XML. */
  readonly key: string;
  readonly name: string;
}

/** What is known of a diagram without running it. */
interface Diagram {
  /** Whether it is BPMN, and not any XML. */
  readonly isBpmn: boolean;
  /** In the order of the XML, those within sub-processes too. */
  readonly userTasks: readonly UserTask[];
}

const PREFIXES = { 'http://www.omg.org/spec/BPMN/20100524/MODEL': 'bpmn' };

/**
 * Reads a diagram as far as the rules of its tasks need, also one that no engine can run yet.
 * @throws BusinessError for text that is no XML, or takes too long to read
 */
export function readDiagram(xml: string): Diagram {
  requireModest(xml);
  const userTasks: UserTask[] = [];
  let root: string | null = null;
  let isBroken = false;
  new Parser()
    .ns(PREFIXES)
    .on('openTag', (element, attributesOf, decode) => {
      root ??= element;
      if (element !== 'bpmn:userTask') return;
      const { id = '', name = '' } = attributesOf();
      if (id !== '') userTasks.push({ key: decode(id), name: decode(name) });
    })
    .on('error', () => {
      isBroken = true;
    })
    .parse(xml);
  if (isBroken || root === null) throw badParameter('流程图不是有效的 XML');
  return { isBpmn: root === 'bpmn:definitions', userTasks };
}
