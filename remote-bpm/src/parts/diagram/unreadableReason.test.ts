import { expect, it } from 'vitest';
import { UnreadableBpmn } from '../bpmn/source/readableSource.ts';
import { unreadableReason } from './unreadableReason.ts';

it('gives the reason that was found, and for all others one in Chinese', () => {
  expect(unreadableReason(new UnreadableBpmn('文件中没有流程'))).toBe('文件中没有流程');
  expect(unreadableReason(Object.assign(new Error('away'), { name: 'ChunkLoadError' }))).toBe(
    '打开流程图所需的程序没有加载成功，请检查网络后刷新页面',
  );
  expect(unreadableReason(new Error('unparsable content <a> detected'))).toBe('流程图的内容不是可以识别的 BPMN');
});
