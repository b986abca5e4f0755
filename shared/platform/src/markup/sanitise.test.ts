// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sanitiserFor } from './sanitise.ts';

/** A policy as browsers make it: what it makes markup with is of use as its own method only. */
class BrowserPolicy {
  readonly #made: string[] = [];

  get made(): readonly string[] {
    return this.#made;
  }

  createHTML(html: string): string {
    this.#made.push(html);
    return html;
  }
}

it('parses by the policy that a page of others gives', () => {
  const policy = new BrowserPolicy();

  expect(sanitiserFor(policy)('<b>粗</b>')).toContain('粗');
  expect(policy.made).toContain('<b>粗</b>');
});
