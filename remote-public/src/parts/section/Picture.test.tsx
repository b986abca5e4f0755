import { REFUSED_PICTURE } from '@zhilv/site/refused-pictures';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { FileHosts } from './FileHosts.ts';
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

it('leaves that ground where its host may not be shown, asks for nothing, and tells of the host once', () => {
  const told: unknown[] = [];
  document.addEventListener(REFUSED_PICTURE, (event) => told.push((event as CustomEvent).detail));
  const { element } = renderPublic(
    <FileHosts value={['files.example.com']}>
      <Picture address="https://files.example.com/1.jpg" text="一" width={640} height={400} />
      <Picture address="https://pictures.example.com/2.jpg" text="二" width={640} height={400} />
      <Picture address="https://pictures.example.com/3.jpg" text="三" width={640} height={400} />
    </FileHosts>,
  );

  expect(Array.from(element.querySelectorAll('img'), ({ alt }) => alt)).toEqual(['一']);
  expect(element.querySelectorAll('span')).toHaveLength(2);
  expect(told).toEqual(['pictures.example.com']);
});
