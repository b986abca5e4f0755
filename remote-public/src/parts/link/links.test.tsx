import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ActionLink } from './ActionLink.tsx';
import { MoreLink } from './MoreLink.tsx';
import { WayLink } from './WayLink.tsx';

it.each([
  [
    'ActionLink',
    <ActionLink key="" to="/case-list">
      去看看
    </ActionLink>,
  ],
  [
    'MoreLink',
    <MoreLink key="" to="/case-list">
      去看看
    </MoreLink>,
  ],
  [
    'WayLink',
    <WayLink key="" to="/case-list">
      去看看
    </WayLink>,
  ],
])('%s leads on within the document', async (_, link) => {
  const page = renderPublic(link);

  await page.user.click(page.getByRole('link', { name: '去看看' }));

  expect(page.address()).toBe('/case-list');
});

it('has an arrow on the first action alone', () => {
  expect(
    renderPublic(
      <ActionLink first to="/">
        去
      </ActionLink>,
    ).element.querySelector('svg'),
  ).not.toBeNull();
  expect(renderPublic(<ActionLink to="/">去</ActionLink>).element.querySelector('svg')).toBeNull();
});
