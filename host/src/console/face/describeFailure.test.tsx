import { ApiError } from '@zhilv/platform';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFailure } from './describeFailure.tsx';

const error = (kind: ConstructorParameters<typeof ApiError>[0], code = 0) =>
  new ApiError(kind, '后端的话', { code, traceId: '5b8e9f' });

it.each([
  [error('business', 403), '没有访问权限'],
  [error('http', 403), '没有访问权限'],
  [error('business', 404), '内容不存在'],
  [error('business', 500), '数据加载失败'],
  [error('http', 503), '数据加载失败'],
  [error('unreadable'), '数据加载失败'],
  [error('network'), '连接中断'],
  [error('timeout'), '连接中断'],
  [error('expired', 401), '登录状态已过期'],
])('says of %o that %s, in the words of the failure', (failure, title) => {
  expect(describeFailure(failure)).toMatchObject({ title, message: '后端的话', traceId: '5b8e9f' });
});

it('says of all else that the program failed, and not what it said', () => {
  const { title, message } = describeFailure(new Error('x is not a function'));

  expect(title).toBe('页面出现错误');
  expect(message).not.toContain('function');
});

it('has a picture of its own for what is forbidden, what is not there, what failed and what is cut off', () => {
  const pictures = [error('business', 403), error('business', 404), error('business', 500), error('network')].map((failure) =>
    renderToStaticMarkup(describeFailure(failure).drawing),
  );

  expect(new Set(pictures).size).toBe(4);
  for (const picture of pictures) expect(picture).toMatch(/^<svg[^>]* aria-hidden="true"/);
});
