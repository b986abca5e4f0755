import { renderPublic } from '@zhilv/testing/public/render-public';
import { Undo2 } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { DesignerTool } from './DesignerTool.tsx';

it('is named for keyboard and pointer, shows its icon to neither, and does what it says', async () => {
  const press = vi.fn<() => void>();
  const page = renderPublic(<DesignerTool label="撤销" icon={Undo2} onClick={press} />);

  const button = page.getByRole('button', { name: '撤销' });
  expect(button.title).toBe('撤销');
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await page.user.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('shows a short text in place of an icon', () => {
  const page = renderPublic(<DesignerTool label="缩放 125%">125%</DesignerTool>);

  expect(page.getByRole('button', { name: '缩放 125%' }).textContent).toBe('125%');
});
