import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Arrow } from './Arrow.tsx';
import { Chevron } from './Chevron.tsx';
import { Magnifier } from './Magnifier.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';

it.each([
  ['Arrow', <Arrow key="" />],
  ['Chevron', <Chevron key="" open={false} />],
  ['Magnifier', <Magnifier key="" />],
  ['PhoneIcon', <PhoneIcon key="" />],
])('%s has a size before any style is there, and no name of its own', (_, icon) => {
  const [picture, ...others] = renderPublic(icon).element.querySelectorAll('svg');

  expect(others).toEqual([]);
  expect(Number(picture?.getAttribute('width'))).toBeGreaterThan(0);
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
});

it('tells a chevron whose panel is open from another', () => {
  expect(renderPublic(<Chevron open />).element.querySelector('[data-open]')).not.toBeNull();
  expect(renderPublic(<Chevron open={false} />).element.querySelector('[data-open]')).toBeNull();
});
