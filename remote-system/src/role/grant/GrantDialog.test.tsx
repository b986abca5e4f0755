import { ApiError } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { Answer } from '../../parts/answer/useAnswer.ts';
import { GrantDialog } from './GrantDialog.tsx';

function open(answer: Answer<string>, refusal: string | null = null) {
  const [onRetry, onSubmit] = [vi.fn(), vi.fn()];
  const part = renderPart(
    <GrantDialog
      title="菜单权限 · 店员"
      answer={answer}
      busy={false}
      refusal={refusal}
      onRetry={onRetry}
      onCancel={() => {}}
      onSubmit={onSubmit}
    >
      {(value) => <p>{value}</p>}
    </GrantDialog>,
  );
  return { ...part, onRetry, onSubmit };
}

it('has nothing to submit while the content is on its way', () => {
  const dialog = open(null);

  expect(dialog.getByRole('status', { name: '正在加载' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: '确定' })).toBeNull();
});

it('says why the content cannot be had, with the number of the request, and tries again', async () => {
  const dialog = open({ failure: new ApiError('business', '没有该操作权限', { code: 403, traceId: 'trace-1' }) });
  expect(dialog.getByText('没有该操作权限').getAttribute('role')).toBe('alert');
  expect(dialog.getByText('trace-1')).toBeDefined();

  await dialog.user.click(dialog.getByRole('button', { name: '重试' }));

  expect(dialog.onRetry).toHaveBeenCalledOnce();
});

it('submits the content, and says below it what was refused', async () => {
  const dialog = open({ value: '内容' }, '不能授予或收回自己没有的权限');
  expect(dialog.getByText('内容')).toBeDefined();
  expect(dialog.getByText('不能授予或收回自己没有的权限').getAttribute('role')).toBe('alert');

  await dialog.user.click(dialog.getByRole('button', { name: '确定' }));

  expect(dialog.onSubmit).toHaveBeenCalledWith('内容');
});
