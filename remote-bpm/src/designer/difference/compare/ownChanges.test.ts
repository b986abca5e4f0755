import { expect, it } from 'vitest';
import { type XmlElement, xmlTree } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { ownChanges } from './ownChanges.ts';

/** An element as it stands in a file. */
function element(xml: string): XmlElement {
  const [found] = xmlTree(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:f="http://flowable.org/bpmn">${xml}</definitions>`,
  ).children;
  if (found === undefined) throw new Error('There is no element.');
  return found;
}

const changes = (before: string, after: string) => ownChanges(element(before), element(after));

const listeners = (...classes: readonly string[]) =>
  `<userTask><extensionElements>${classes.map((name) => `<f:taskListener event="create" class="${name}"/>`).join('')}</extensionElements></userTask>`;

it('tells nothing of what means the same', () => {
  expect(changes('<task/>', '<task isForCompensation="false" startQuantity="1"/>')).toEqual([]);
  expect(changes('<task name="a" f:async="true"/>', '<task f:async="true" name="a"/>')).toEqual([]);
  expect(changes('<task/>', '<task><extensionElements/></task>')).toEqual([]);
});

it('tells truths and words as people read them', () => {
  expect(changes('<task f:async="true"/>', '<task f:async="false" name="审核"/>')).toEqual([
    { what: '异步', before: '是', after: '否' },
    { what: '名称', before: null, after: '审核' },
  ]);
});

it('tells of an element that became another, and of texts that came and went', () => {
  expect(changes('<task/>', '<userTask/>')).toEqual([{ what: '类型', before: '任务', after: '用户任务' }]);
  expect(changes('<text>甲</text>', '<text/>')).toEqual([{ what: '内容', before: '甲', after: null }]);
});

it('numbers parts of one name, and tells which of them changed', () => {
  expect(changes(listeners('a.A', 'a.B'), listeners('a.A', 'a.C'))).toEqual([
    { what: '任务监听器 2 › Java 类', before: 'a.B', after: 'a.C' },
  ]);
});

it('tells all that a part says which only one version has', () => {
  expect(changes(listeners('a.A'), listeners('a.A', 'a.B'))).toEqual([
    { what: '任务监听器 2', before: null, after: '事件类型：create，Java 类：a.B' },
  ]);
  expect(changes(listeners('a.A'), '<userTask/>')).toEqual([
    { what: '任务监听器', before: '事件类型：create，Java 类：a.A', after: null },
  ]);
});

it('names an extension that says nothing but that it is there', () => {
  expect(changes('<task/>', '<task><extensionElements><f:failedJob/></extensionElements></task>')).toMatchObject([
    { before: null, after: '有' },
  ]);
});
