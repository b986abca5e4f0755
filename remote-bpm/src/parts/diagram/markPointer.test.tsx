import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { markPointer } from './markPointer.ts';

it('marks a place from a press of a pointer, wherever that is, until Tab, and not once it has ended', async () => {
  const page = renderPublic(
    <>
      <div data-testid="place" />
      <button type="button">外面</button>
    </>,
  );
  const place = page.getByTestId('place');
  const end = markPointer(place);
  const marked = (): boolean => 'byPointer' in place.dataset;
  expect(marked()).toBe(false);

  await page.user.click(page.getByRole('button'));
  expect(marked()).toBe(true);
  await page.user.keyboard('a{Enter}');
  expect(marked()).toBe(true);
  await page.user.tab();
  expect(marked()).toBe(false);

  end();
  await page.user.click(place);
  expect(marked()).toBe(false);
});
