/** A page that is printed by itself, whatever shows around it. */
export interface PrintedPage {
  readonly title: string;
  /** The look of its paper. A policy lets no style be written into the page, but made sheets are let through. */
  readonly styles: string;
  /** Fills its body. @returns what gives back what it holds, if anything */
  readonly fill: (page: Document) => void | Promise<() => void>;
}

/** Takes the page of the last printing away; browsers that print while we go on may need it until the next. */
let leave = (): void => {};

/** Has the browser print a page. @throws Error when the browser cannot make one, and whatever `fill` throws */
export async function printPage({ title, styles, fill }: PrintedPage): Promise<void> {
  leave();
  const frame = await emptyFrame();
  leave = () => frame.remove();
  const { contentDocument: page } = frame;
  // Each window has classes of its own.
  const view = frame.contentWindow as (Window & Pick<typeof globalThis, 'CSSStyleSheet'>) | null;
  if (page === null || view === null) throw new Error('The browser gave a frame without a document.');
  page.documentElement.lang = 'zh-CN';
  page.title = title;
  // Browsers that take no sheets from scripts print it plain.
  if ('adoptedStyleSheets' in page) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [sheet];
  }
  const release = await fill(page);
  leave = (): void => {
    release?.();
    frame.remove();
  };
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
