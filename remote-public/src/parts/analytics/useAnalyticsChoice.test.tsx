import { tellAnalyticsChoice } from '@zhilv/site/analytics-choice';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { useAnalyticsChoice } from './useAnalyticsChoice.ts';

const Choice = () => useAnalyticsChoice() ?? 'nobody counts';

it('follows what the shell tells of the visitor, and is null before', async () => {
  const page = renderPublic(<Choice />);
  expect(page.element.textContent).toBe('nobody counts');

  tellAnalyticsChoice('granted');
  await expect.poll(() => page.element.textContent).toBe('granted');
});

it('is null on the server, whatever the document says', () => {
  tellAnalyticsChoice('denied');
  // The next file has the same document.
  onTestFinished(() => void delete document.documentElement.dataset['analytics']);

  expect(renderToStaticMarkup(<Choice />)).toBe('nobody counts');
});
