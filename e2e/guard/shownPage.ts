import type { Page } from '@playwright/test';
import type { Finding } from './findings/Finding.ts';
import { installPageTools } from './pageTools.ts';

const FRAME = (body: string): string =>
  `<!doctype html><html lang="zh"><head><title>页面</title><style>body { margin: 0; font: 14px/20px sans-serif }
    button, a { min-width: 44px; min-height: 44px } :focus-visible { outline: 2px solid #05c }</style></head>
    <body><div id="root"><main><h1>页面</h1>${body}</main></div></body></html>`;

/** Shows a page with that in it; `excused` are selectors of exceptions. */
export const show = async (page: Page, body: string, excused: readonly string[] = []): Promise<void> => {
  await page.addInitScript(installPageTools, excused);
  await page.goto('data:text/html;charset=utf-8,');
  await page.setContent(FRAME(body));
};

/** Gives what findings say. */
export const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ rule, says, opened }) => `${rule}: ${says}${opened === undefined ? '' : ` (${opened})`}`);
