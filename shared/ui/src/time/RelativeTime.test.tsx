import { renderPart } from '@zhilv/testing/page/render-part';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

const NOON = Date.UTC(2026, 10, 22, 4);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON }));
afterEach(() => {
  see('visible');
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('goes on, and has the exact time as its title', () => {
  const part = renderPart(<RelativeTime instant={NOON - 2000} />);
  expect(part.getByText('刚刚').title).toBe('2026-11-22 11:59:58');

  pass(3 * 60_000);

  expect(part.getByText('3 分钟前')).toBeTruthy();
});

it('rests while the document is hidden, and catches up when it shows', () => {
  const part = renderPart(<RelativeTime instant={NOON} />);

  see('hidden');
  pass(10 * 60_000);
  expect(part.getByText('刚刚')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);

  see('visible');
  expect(part.getByText('10 分钟前')).toBeTruthy();
});

it('has one timer for all, and none when none is left', () => {
  const part = renderPart(
    <>
      <RelativeTime instant={NOON} />
      <RelativeTime instant={NOON - 60_000} />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);

  part.end();

  expect(vi.getTimerCount()).toBe(0);
});
