import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Platform } from './Platform.tsx';

const litParts = (element: HTMLElement) => element.querySelectorAll('label[data-lit]').length;
const note = (element: HTMLElement) => element.querySelector('[aria-live] h3')?.textContent;

it('shows from the start what one part rests on', () => {
  const { element } = renderPublic(<Platform />);

  expect(note(element)).toBe('指挥调度');
  expect(litParts(element)).toBeGreaterThan(5);
});

it('shows another part when it is chosen, by keyboard too', async () => {
  const page = renderPublic(<Platform />);

  await page.user.click(page.getByRole('radio', { name: '视频计数' }));
  expect(note(page.element)).toBe('视频计数');

  await page.user.keyboard('{ArrowRight}');
  expect(note(page.element)).toBe('停车道闸');
});

it('shows a part while the mouse points at it, and then the chosen one again', async () => {
  const page = renderPublic(<Platform />);
  const part = page.getByRole('radio', { name: '行业监管' }).closest('label') ?? document.body;

  await page.user.hover(part);
  expect(note(page.element)).toBe('行业监管');
  expect(page.getByRole<HTMLInputElement>('radio', { name: '指挥调度' }).checked).toBe(true);

  await page.user.unhover(page.getByRole('group', { name: '平台的部件' }));
  expect(note(page.element)).toBe('指挥调度');
});
