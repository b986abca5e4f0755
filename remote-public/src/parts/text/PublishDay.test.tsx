import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PublishDay } from './PublishDay.tsx';

it('says the day in China, for people and machines', () => {
  const time = renderPublic(<PublishDay instant={Date.UTC(2025, 11, 31, 16)} />).element.querySelector('time');

  expect(time?.textContent).toBe('2026-01-01');
  expect(time?.dateTime).toBe('2026-01-01');
});

it('says the day of the very first instant, and nothing of an unknown one', () => {
  expect(renderPublic(<PublishDay instant={0} />).element.textContent).toBe('1970-01-01');
  expect(renderPublic(<PublishDay instant={null} />).element.childElementCount).toBe(0);
});
