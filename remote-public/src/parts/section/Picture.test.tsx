import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (address: string | null, first?: boolean) =>
  renderPublic(<Picture address={address} text="索道" width={640} height={400} {...(first && { first })} />).element;

it('holds its place from the beginning, and waits until it is near', () => {
  const image = picture('/file/1.jpg').querySelector('img');

  expect(image).toMatchObject({ width: 640, height: 400, alt: '索道', loading: 'lazy' });
});

it('is asked for at once where it is among the first things on its page', () => {
  const image = picture('/file/1.jpg', true).querySelector('img');

  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

it('leaves a quiet ground of the same shape where there is none, or where it never comes', async () => {
  expect(picture(null).querySelector('span')?.style.aspectRatio).toBe('640 / 400');

  const element = picture('/file/gone.jpg');
  element.querySelector('img')?.dispatchEvent(new Event('error'));
  await expect.poll(() => element.querySelector('img')).toBeNull();
  expect(element.querySelector('span')?.style.aspectRatio).toBe('640 / 400');
});
