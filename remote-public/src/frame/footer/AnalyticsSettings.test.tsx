import { onAnalyticsChoiceAsked, tellAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import { AnalyticsSettings } from './AnalyticsSettings.tsx';

it('is there only where visits are counted, and has the visitor asked again', async () => {
  const asked = vi.fn<() => void>();
  onAnalyticsChoiceAsked(asked);
  const page = renderPublic(<AnalyticsSettings />);
  expect(page.queryByRole('button')).toBeNull();

  tellAnalyticsChoice('denied');
  await page.user.click(await page.findByRole('button', { name: '统计设置' }));

  expect(asked).toHaveBeenCalledOnce();
});
