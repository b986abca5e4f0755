import type { OrderRow } from '@zhilv/contract/mall';
import { printPage } from '@zhilv/crud';
import { orderSheet } from './orderSheet.ts';

/** The look of the sheets. */
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

/** Prints a sheet for each order, each on paper of its own. */
export const printOrders = (orders: readonly OrderRow[]): Promise<void> =>
  printPage({
    title: orders.length === 1 ? `发货单 ${orders[0]?.no}` : `发货单（${orders.length} 张）`,
    styles: STYLES,
    fill: (page) => {
      page.body.append(...orders.map((order) => orderSheet(page, order)));
    },
  });
