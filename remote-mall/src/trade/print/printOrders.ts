import type { OrderRow } from '@zhilv/contract/mall';
import { orderSheet } from './orderSheet.ts';

/** The look of the sheets. The policy of the page lets no style be written into the frame, but made sheets are let through. */
const STYLES = `
@page { size: A4; margin: 14mm; }
body { margin: 0; background: white; color: black; font: 12px/1.6 sans-serif; }
.sheet { break-inside: avoid-page; }
.sheet:not(:last-child) { break-after: page; }
h1 { margin: 0 0 12px; font-size: 18px; text-align: center; }
.facts { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 4px 12px; margin: 0 0 12px; }
.facts dt { color: #444; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px; border: 1px solid #888; text-align: left; }
th:nth-child(n + 4), td:nth-child(n + 4) { text-align: right; white-space: nowrap; }
.sum { margin: 12px 0 0; font-weight: bold; text-align: right; }
`;

/** Takes the sheets of the last printing away; browsers that print while we go on may need them until the next. */
let leave = (): void => {};

/** Prints a sheet for each order, each on paper of its own. */
export async function printOrders(orders: readonly OrderRow[]): Promise<void> {
  leave();
  const frame = await emptyFrame();
  leave = () => frame.remove();
  const { contentDocument: page } = frame;
  // Each window has classes of its own.
  const view = frame.contentWindow as (Window & Pick<typeof globalThis, 'CSSStyleSheet'>) | null;
  if (page === null || view === null) throw new Error('The browser gave a frame without a document.');
  page.documentElement.lang = 'zh-CN';
  page.title = orders.length === 1 ? `发货单 ${orders[0]?.no}` : `发货单（${orders.length} 张）`;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(STYLES);
  page.adoptedStyleSheets = [styles];
  page.body.append(...orders.map((order) => orderSheet(page, order)));
  view.addEventListener('afterprint', () => leave());
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
