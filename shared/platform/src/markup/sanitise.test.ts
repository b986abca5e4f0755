// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sanitiseRichText, sanitiserFor } from './sanitise.ts';

it('parses by what a page of others gives', () => {
  const parsed: string[] = [];
  const sanitise = sanitiserFor((html) => {
    parsed.push(html);
    return html;
  });

  expect(sanitise('<b>粗</b>')).toContain('粗');
  expect(parsed).toContain('<b>粗</b>');
});

it('parses text of people by that as well', () => {
  const parsed: string[] = [];
  const createHTML = (html: string): string => {
    parsed.push(html);
    return html;
  };

  expect(sanitiseRichText('<strong>粗</strong>', createHTML)).toContain('粗');
  expect(parsed).toContain('<strong>粗</strong>');
});
