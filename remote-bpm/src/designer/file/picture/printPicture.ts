import { imageOf } from './imageOf.ts';
import { sizeOf } from './pngPicture.ts';

/** Takes the page of the last printing away; browsers that print while we go on may need it until the next. */
let leave = (): void => {};

/** Prints an SVG on a page that has nothing else but its title. @throws Error when the browser cannot read it */
export async function printPicture(svg: string, title: string): Promise<void> {
  leave();
  const frame = await emptyFrame();
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  if (page === null || view === null) throw new Error('The browser gave a frame without a document.');
  page.documentElement.lang = 'zh-CN';
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const { image, release } = await imageOf(svg, page);
  leave = (): void => {
    release();
    frame.remove();
  };
  image.alt = title;
  Object.assign(page.body.style, { margin: '0', background: 'white', color: 'black', textAlign: 'center' });
  Object.assign(heading.style, { margin: '0 0 12px', font: '600 16px/24px sans-serif' });
  Object.assign(image.style, { maxWidth: '100%', maxHeight: '88vh' });
  page.body.append(heading, image);
  turnPage(frame, sizeOf(svg));
  view.addEventListener('afterprint', () => leave());
  // The dialog of some browsers takes the name of the file from the page above.
  view.focus();
  view.print();
}

/** A frame that nobody sees. A window of its own could be blocked. */
function emptyFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  // Firefox puts another document into it before it tells that it is loaded.
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/** Has a wide picture printed on paper that lies on its side, in browsers that take sheets from scripts. */
function turnPage({ contentWindow, contentDocument }: HTMLIFrameElement, { width, height }: ReturnType<typeof sizeOf>): void {
  // Each window has classes of its own.
  const own = contentWindow as (Window & Pick<typeof globalThis, 'CSSStyleSheet'>) | null;
  if (own === null || contentDocument === null || !('adoptedStyleSheets' in contentDocument)) return;
  const sheet = new own.CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${width > height ? 'landscape' : 'portrait'}; margin: 12mm; }`);
  contentDocument.adoptedStyleSheets = [sheet];
}
