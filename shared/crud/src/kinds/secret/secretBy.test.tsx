import { renderPart } from '@zhilv/testing/page/render-part';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../text/text.tsx';
import { secretBy } from './secretBy.tsx';

const value = secretBy('key', text('参数键值'));
const setting = (key: string) => ({ id: 1, key });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('masks what its key names a secret, and shows it for a moment by the keyboard', () => {
  const part = renderPart(value.show('admin123', setting('sys.user.init-password')));
  expect(document.body.textContent).not.toContain('admin123');
  const button = part.getByRole('button', { name: '显示参数键值' });
  expect(button.getAttribute('aria-pressed')).toBe('false');

  act(() => button.click());
  expect(part.getByText('admin123')).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('true');

  act(() => void vi.advanceTimersByTime(8000));
  expect(document.body.textContent).not.toContain('admin123');
});

it('hides it again by a second press', () => {
  const part = renderPart(value.show('admin123', setting('token')));
  const button = part.getByRole('button', { name: '显示参数键值' });

  act(() => button.click());
  act(() => button.click());

  expect(part.queryByText('admin123')).toBeNull();
});

it('shows all other values, and nothing as absent', () => {
  const part = renderPart(value.show('https://druid', setting('url.druid')));
  expect(part.getByText('https://druid')).toBeTruthy();
  expect(part.queryByRole('button')).toBeNull();

  part.show(value.show('', setting('token')));
  expect(part.getByLabelText('无')).toBeTruthy();
});
