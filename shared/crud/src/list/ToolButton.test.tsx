import { renderPart } from '@zhilv/testing/page/render-part';
import { RefreshCw } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { ToolButton } from './ToolButton.tsx';

it('has its name once, for the tooltip is the same words', () => {
  const part = renderPart(<ToolButton label="刷新" icon={RefreshCw} />);

  expect(part.getByRole('button', { name: '刷新' }).textContent).toBe('刷新');
});

it('takes no further press while it is busy, but keeps the focus', async () => {
  const onClick = vi.fn<() => void>();
  const part = renderPart(<ToolButton label="刷新" icon={RefreshCw} onClick={onClick} />);
  await part.user.click(part.getByRole('button'));

  part.show(<ToolButton label="刷新" icon={RefreshCw} onClick={onClick} busy />);
  await part.user.click(part.getByRole('button'));

  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(part.getByRole('button'));
  expect(part.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

it('submits no form that it stands in', async () => {
  const onSubmit = vi.fn<() => void>();
  const part = renderPart(
    <form onSubmit={onSubmit}>
      <ToolButton label="刷新" icon={RefreshCw} />
    </form>,
  );

  await part.user.click(part.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
});
