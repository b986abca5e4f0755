import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

// Every document has the first script and the head script; those for staff one more, which tells older browsers that they are too old.
for (const [path, name, inlined] of [
  ['/home', 'public', 2],
  ['/register', 'sign-in', 3],
  ['/index', 'console', 3],
] as const) {
  test(`the ${name} document runs no script but ours`, async ({ page, faults }) => {
    const response = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(new RegExp(`script-src 'self'( 'sha256-[^']+'){${inlined}};`));
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");

    faults.expect(/requires 'TrustedScript' assignment/, 1);
    const outcome = await page.evaluate(async () => {
      const tried = (work: () => unknown): string => {
        try {
          work();
          return 'ran';
        } catch {
          return 'refused';
        }
      };
      // The debugger may evaluate text, and so may what it calls: a task of its own is under the page's policy again.
      // oxlint-disable-next-line no-eval -- This test shows that it is refused.
      const evaluated = await new Promise<string>((resolve) => setTimeout(() => resolve(tried(() => globalThis.eval('1')))));
      return {
        evaluated,
        foreign: tried(() => (document.createElement('script').src = 'https://evil.example/x.js')),
        markup: tried(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      };
    });
    expect(outcome).toEqual({ evaluated: 'refused', foreign: 'refused', markup: 'refused' });
  });
}
