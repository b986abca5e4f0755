// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sanitiserFor } from './sanitise.ts';

it('parses by what a page of others gives', () => {
  const parsed: string[] = [];
  const sanitise = sanitiserFor((html) => {
    parsed.push(html);
    return html;
  });

  expect(sanitise('<b>粗</b>')).toContain('粗');
  expect(parsed).toContain('<b>粗</b>');
});
