import { describe, expect, it } from 'vitest';
import { readDiagram } from './readDiagram.ts';
import { requireModest } from './requireModest.ts';

const BPMN = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"';
const document = (content: string, declared = '') =>
  `<definitions ${BPMN} ${declared}><process>${content}</process></definitions>`;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
const nested = (levels: number) => `${'<subProcess>'.repeat(levels)}${'</subProcess>'.repeat(levels)}`;

describe('a diagram is refused before it is read', () => {
  it.each([
    ['with too many levels', document(nested(63)), '流程图的元素嵌套了 65 层，最多 64 层'],
    ['with too many elements', document('<task />'.repeat(49_999)), '流程图有 50001 个元素，最多 50000 个'],
    [
      'whose elements declare too many namespaces',
      document(times(2000, (index) => `<task xmlns:n${index}="urn:${index}" />`)),
      '流程图声明的命名空间过多',
    ],
    [
      'whose elements declare one again and again beside many',
      document(
        times(1000, () => '<task xmlns:n="urn:n" />'),
        times(1000, (index) => `xmlns:n${index}="urn:${index}" `),
      ),
      '流程图声明的命名空间过多',
    ],
  ])('%s', (_what, xml, message) => {
    expect(() => readDiagram(xml)).toThrow(`请求参数不正确:${message}`);
  });
});

it('a large diagram is taken, also one whose elements declare what they use', () => {
  expect(() => requireModest(document(nested(62)))).not.toThrow();
  expect(() => requireModest(document(times(10_000, () => '<task xmlns:xsi="urn:xsi" />')))).not.toThrow();
  expect(() => requireModest(document('<task />'.repeat(49_998)))).not.toThrow();
});

it('text that is no XML is left to who reads it', () => {
  expect(() => requireModest('<a><b>')).not.toThrow();
});
