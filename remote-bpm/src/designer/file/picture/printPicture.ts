import { printPage } from '@zhilv/crud';
import { imageOf } from './imageOf.ts';
import { sizeOf } from './pngPicture.ts';

/** Prints an SVG on a page that has nothing else but its title, a wide one on paper that lies on its side. @throws Error when the browser cannot read it */
export async function printPicture(svg: string, title: string): Promise<void> {
  const { width, height } = sizeOf(svg);
  await printPage({
    title,
    styles: `@page { size: ${width > height ? 'landscape' : 'portrait'}; margin: 12mm; }`,
    fill: async (page) => {
      const heading = page.createElement('h1');
      heading.textContent = title;
      const { image, release } = await imageOf(svg, page);
      image.alt = title;
      Object.assign(page.body.style, { margin: '0', background: 'white', color: 'black', textAlign: 'center' });
      Object.assign(heading.style, { margin: '0 0 12px', font: '600 16px/24px sans-serif' });
      Object.assign(image.style, { maxWidth: '100%', maxHeight: '88vh' });
      page.body.append(heading, image);
      return release;
    },
  });
}
