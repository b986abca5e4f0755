import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Journey } from './Journey.tsx';
import { PHASES } from './journeyStops.ts';

const lit = (element: HTMLElement) => element.querySelector('[data-chosen] b')?.textContent;

it('begins with the first stop, and lights on the map what is chosen in the list', async () => {
  const page = renderPublic(<Journey />);
  expect(lit(page.element)).toBe(PHASES[0]?.stops[0]?.place);

  await page.user.click(page.getByRole('radio', { name: /山门/ }));

  expect(lit(page.element)).toBe('山门');
});

it('turns to the first stop of another part of the trip', async () => {
  const page = renderPublic(<Journey />);
  await page.user.click(page.getByRole('radio', { name: /山门/ }));

  await page.user.click(page.getByRole('tab', { name: '返程后' }));

  expect(lit(page.element)).toBe(PHASES[2]?.stops[0]?.place);
  expect(page.getByRole('radio', { checked: true }).closest('label')?.textContent).toContain(PHASES[2]?.stops[0]?.place);
});

it('chooses in the list what the mouse points at on the map', async () => {
  const page = renderPublic(<Journey />);
  const sign = Array.from(page.element.querySelectorAll('b')).find(({ textContent }) => textContent === '望云塔');

  await page.user.hover(sign?.closest('button') ?? document.body);

  expect(page.getByRole('tab', { selected: true }).textContent).toBe('游览中');
  expect(page.getByRole('radio', { checked: true }).closest('label')?.textContent).toContain('望云塔');
});

it('has no stop for Tab on the map, whose stops are in the list', () => {
  const { element } = renderPublic(<Journey />);

  for (const stop of element.querySelectorAll('[aria-hidden] button')) expect(stop.getAttribute('tabindex')).toBe('-1');
});
