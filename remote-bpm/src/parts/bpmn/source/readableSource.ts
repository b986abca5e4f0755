import { BpmnXml } from '@zhilv/contract/bpm';
import { normalSource } from './normalSource.ts';
import { type SourceFault, type SourceScan, scanSource } from './scanSource.ts';

/** A file cannot be opened. Its message is for people, in Chinese. */
export class UnreadableBpmn extends Error {
  override readonly name = 'UnreadableBpmn';
}

const BPMN = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

/** More levels of elements than this are no drawing, and bpmn-js draws them by calling itself. */
const DEEPEST = 64;

/** More prefixes than this nobody needs, and moddle takes a time that grows with their square. */
const MOST_PREFIXES = 1000;

/** To draw more of one kind takes longer than a browser waits. */
const MOST_DRAWN = 19_999;

/** Longer names and notes than this, in UTF-16 units, cannot be drawn in a time that people wait. */
const LONGEST_LABEL = 10_000;

/** Reads an XML for the first time. @throws UnreadableBpmn when it is not worth, or not safe, to be understood */
export function readableSource(xml: string): SourceScan {
  refuse(kindOfFile(xml) ?? BpmnXml.safeParse(xml).error?.issues[0]?.message ?? null);
  const scan = scanSource(normalSource(xml));
  refuse(scan.fault === null ? null : textOfFault(scan.fault));
  refuse(reasonIn(scan));
  return scan;
}

function refuse(reason: string | null): void {
  if (reason !== null) throw new UnreadableBpmn(reason);
}

/** Tells what a text is when it is no XML. */
function kindOfFile(text: string): string | null {
  const beginning = text.slice(0, 1024).trimStart();
  if (beginning === '') return '文件是空的';
  if (/(?!\s)[\p{Cc}\u{FFFD}]/u.test(beginning)) return '文件不是文本，或者文字编码无法识别';
  if (/^<(?:!doctype\s+html|html)[\s>]/i.test(beginning)) return '文件是网页，不是 BPMN 流程图';
  if (/^[{[]/.test(beginning)) return '文件是 JSON，不是 BPMN 流程图';
  return beginning.startsWith('<') ? null : '文件不是 XML';
}

function textOfFault({ kind, line, name }: SourceFault): string {
  switch (kind) {
    case 'truncated':
      return '文件不完整，内容在中途断开';
    case 'mismatched':
      return `文件第 ${line} 行的标签没有正确配对`;
    case 'attribute':
      return name === '' ? `文件第 ${line} 行的属性写法有误` : `文件第 ${line} 行的属性 ${name} 重复`;
    case 'prefix':
      return `文件第 ${line} 行的命名空间前缀 ${name} 没有声明`;
    case 'entity':
      return `文件第 ${line} 行引用了没有定义的实体 ${name}`;
    case 'character':
      return `文件第 ${line} 行有 XML 不允许的字符 ${name}`;
    case 'malformed':
      return `文件第 ${line} 行不符合 XML 的写法`;
  }
}

function reasonIn({ root, prefixes, elements, depth, longestLabel }: SourceScan): string | null {
  if (root === null) return '文件中没有任何内容';
  if (root.localName === 'definitions' && root.uri === '') return '文件没有声明 BPMN 的命名空间';
  if (root.localName !== 'definitions' || root.uri !== BPMN)
    return `文件是 XML，但不是 BPMN 2.0 流程图，根元素是 ${root.localName}`;
  if (depth > DEEPEST) return `文件的元素嵌套了 ${depth} 层，最多 ${DEEPEST} 层`;
  // moddle keeps names by namespace in plain objects, so it would read this and fail to write it.
  if (prefixes.has('__proto__')) return '文件声明了不能使用的命名空间 __proto__';
  const bound = [...prefixes.values()].reduce((sum, { size }) => sum + size, 0);
  if (bound > MOST_PREFIXES) return `文件声明了 ${bound} 个命名空间前缀，最多 ${MOST_PREFIXES} 个`;
  const shapes = shapesIn({ elements });
  if (shapes > MOST_DRAWN) return `流程图有 ${shapes} 个图形，最多 ${MOST_DRAWN} 个`;
  const flows = Math.max(countOf(elements, /^BPMNEdge$/), countOf(elements, FLOWS));
  if (flows > MOST_DRAWN) return `流程图有 ${flows} 条连线，最多 ${MOST_DRAWN} 条`;
  if (longestLabel > LONGEST_LABEL) return `流程图中有 ${longestLabel} 个字符的名称或注释，最多 ${LONGEST_LABEL} 个`;
  return null;
}

/** Gives the number of shapes that a file has, or would have once it is laid out. */
export const shapesIn = ({ elements }: Pick<SourceScan, 'elements'>): number =>
  Math.max(countOf(elements, /^BPMNShape$/), countOf(elements, FLOW_NODES));

/** What is drawn, also where a file does not say where. */
const FLOW_NODES = /^(?:[a-z]*[tT]ask|[a-z]+Event|[a-z]+Gateway|[a-z]*[sS]ubProcess|transaction|callActivity)$/;

const FLOWS = /^(?:(?:sequence|message)Flow|(?:data(?:In|Out)put)?[aA]ssociation)$/;

function countOf(elements: SourceScan['elements'], names: RegExp): number {
  let count = 0;
  for (const [name, number] of elements) if (names.test(name)) count += number;
  return count;
}
