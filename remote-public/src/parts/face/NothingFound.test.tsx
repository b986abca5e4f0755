import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { NothingFound } from './NothingFound.tsx';

it('says that there is nothing, and where to look', () => {
  const page = renderPublic(
    <NothingFound text="换一个说法，或者从这里看起：">
      <a href="/case-list">经典案例</a>
    </NothingFound>,
  );

  expect(page.getByText('换一个说法，或者从这里看起：')).toBeDefined();
  expect(page.getByRole('link', { name: '经典案例' })).toBeDefined();
  expect(page.element.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
