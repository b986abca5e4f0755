import { expect, it } from 'vitest';
import { refusedReason, unreadableReason } from './unreadableReason.ts';

it.each([
  ['no diagram to display', '这份流程只有定义，没有图形信息，无法显示'],
  ['no process or collaboration to display', '文件中没有流程'],
  ['unparsable content <a> detected', '流程图的内容不是可以识别的 BPMN'],
])('says of "%s" in Chinese what is wrong', (message, reason) => {
  expect(unreadableReason(new Error(message))).toBe(reason);
});

it.each([
  ['<!DOCTYPE definitions><definitions/>', '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
  ['<definitions><!ENTITY a "b"></definitions>', '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
  [`<definitions>${'图'.repeat(2 * 1024 * 1024)}</definitions>`, '流程图不能超过 5 MB'],
  ['<definitions name="&lt;!DOCTYPE"/>', null],
])('keeps from bpmn-js what the back end would not take', (xml, reason) => {
  expect(refusedReason(xml)).toBe(reason);
});
