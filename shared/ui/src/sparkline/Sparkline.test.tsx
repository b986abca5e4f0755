import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

it('is one picture with words for it, and draws a line through all values', () => {
  const part = renderPart(<Sparkline label="近 3 天：1、2、3" values={[1, 2, 3]} />);

  const picture = part.getByRole('img', { name: '近 3 天：1、2、3' });
  expect(picture.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3);
});
