import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { ActionButton } from './ActionButton.tsx';

it('does what it says, also while it is busy, and sends no form', async () => {
  const onPressed = vi.fn<() => void>();
  const page = renderPublic(
    <ActionButton busy onPressed={onPressed}>
      正在读取
    </ActionButton>,
  );

  const button = page.getByRole('button', { name: '正在读取' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('type')).toBe('button');
  await page.user.click(button);
  expect(onPressed).toHaveBeenCalledOnce();
});

it('is not called busy when it is not', () => {
  const page = renderPublic(
    <ActionButton busy={false} onPressed={() => {}}>
      重试
    </ActionButton>,
  );

  expect(page.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});
