import { onAnalyticsChoiceAsked, tellAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { AnalyticsStanding } from './AnalyticsStanding.tsx';

it('is absent where nobody counts, then says how the visitor answered, and has the shell ask again', async () => {
  const asked = vi.fn<() => void>();
  onAnalyticsChoiceAsked(asked);
  const page = renderPublic(<AnalyticsStanding />);
  expect(page.element.childElementCount).toBe(0);

  tellAnalyticsChoice('open');
  expect(await page.findByText('访问统计：您尚未选择，统计没有启用。')).toBeDefined();

  tellAnalyticsChoice('granted');
  expect(await page.findByText('访问统计：您已同意，统计正在进行。')).toBeDefined();

  await page.user.click(page.getByRole('button', { name: '更改选择' }));
  expect(asked).toHaveBeenCalledOnce();
});
