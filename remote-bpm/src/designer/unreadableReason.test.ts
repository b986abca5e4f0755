import { expect, it } from 'vitest';
import { unreadableReason } from './unreadableReason.ts';

it.each([
  ['no diagram to display', '这份流程只有定义，没有图形信息，无法显示'],
  ['no process or collaboration to display', '文件中没有流程'],
  ['unparsable content <a> detected', '流程图的内容不是可以识别的 BPMN'],
])('says of "%s" in Chinese what is wrong', (message, reason) => {
  expect(unreadableReason(new Error(message))).toBe(reason);
});
