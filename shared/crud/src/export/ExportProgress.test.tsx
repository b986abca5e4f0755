import { Progress } from '@zhilv/ui/progress';
import { renderPart } from '@zhilv/testing/page/render-part';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ExportProgress, type ExportProgressProps } from './ExportProgress.tsx';

const start = () => {
  const button = createRef<HTMLButtonElement>();
  const onCancel = vi.fn<() => void>();
  const at = (progress: ExportProgressProps['progress'] | 'over') => (
    <>
      <button ref={button} type="button">
        导出
      </button>
      {progress !== 'over' && <ExportProgress Progress={Progress} progress={progress} button={button} onCancel={onCancel} />}
    </>
  );
  const part = renderPart(at(null));
  return { ...part, onCancel, become: (progress: ExportProgressProps['progress'] | 'over') => part.show(at(progress)) };
};

it('says that it exports, then how much has come, and of how many rows where the server tells', () => {
  const part = start();
  expect(part.getByText('正在导出')).toBeTruthy();

  part.become({ receivedBytes: 3500, totalRows: null });
  expect(part.getByText('已接收 3.4 KB')).toBeTruthy();

  part.become({ receivedBytes: 1024, totalRows: 12_000 });
  expect(part.getByText('共 12,000 行，已接收 1 KB')).toBeTruthy();
});

it('pretends no share of a length that nobody knows', () => {
  const part = start();

  part.become({ receivedBytes: 3500, totalRows: 10 });

  expect(part.getByRole('progressbar', { name: '正在导出' }).hasAttribute('aria-valuenow')).toBe(false);
});

it('can be stopped', async () => {
  const part = start();

  await part.user.click(part.getByRole('button', { name: '取消导出' }));

  expect(part.onCancel).toHaveBeenCalledOnce();
});

it('gives the focus back to the button that started it, if it had it', () => {
  const part = start();
  part.getByRole('button', { name: '取消导出' }).focus();

  part.become('over');

  expect(document.activeElement).toBe(part.getByRole('button', { name: '导出' }));
});

it('leaves the focus where the user has taken it meanwhile', () => {
  const part = start();
  (document.activeElement as HTMLElement).blur();

  part.become('over');

  expect(document.activeElement).toBe(document.body);
});
