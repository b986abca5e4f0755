import { pictureAddress } from '../pictures/pictures.ts';

/**
 * A drawn picture within an article, with its size, so that nothing moves when it comes.
 *
 * @param caption HTML
 */
export const figure = (picture: string, alt: string, caption: string): string =>
  `<figure><img alt="${alt}" src="${pictureAddress(picture)}" width="640" height="400" loading="lazy" decoding="async" ` +
  `referrerpolicy="no-referrer" /><figcaption>${caption}</figcaption></figure>`;
