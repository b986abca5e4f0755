import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f6f8; --card: #fff; --text: #1c2430; --faint: #5c6675; --line: #d5dbe3; --blue: #1f5fbf; --on-blue: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181f; --card: #1e242d; --text: #e8ecf2; --faint: #a3adbb; --line: #3a4350; --blue: #7fb0ff; --on-blue: #10202f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 14px/22px system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px 24px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); text-align: center; }
h1 { margin: 0 0 8px; font-size: 16px; line-height: 24px; font-weight: 400; }
p { margin: 0 0 24px; color: var(--faint); }
strong { display: block; margin: 0 0 8px; color: var(--text); font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 0 16px; border: 1px solid var(--blue); border-radius: 8px; background: var(--blue); color: var(--on-blue); font: inherit; font-size: 16px; cursor: pointer; }
button:hover, button:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
button[value='given-up'] { border-color: transparent; background: none; color: var(--faint); }
small { display: block; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--faint); font-size: 12px; line-height: 20px; }
`;

/** No script runs on the page, its form leads to nobody else, and no page but ours frames it. */
export const PROVIDER_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; \
form-action 'self'; frame-ancestors 'self'; base-uri 'none'`;

interface Payment {
  /** What is paid for. */
  readonly subject: string;
  /** Such as `¥12.00`. */
  readonly amount: string;
}

/** The page on which somebody pays at the played provider, or gives up. */
export const paymentPage = ({ subject, amount }: Payment): string =>
  documentOf(
    `<h1>${escaped(subject)}</h1>
<strong>${amount}</strong>
<p>智旅（开发环境）</p>
<form method="post">
<button name="result" value="paid">确认支付</button>
<button name="result" value="given-up">放弃支付</button>
</form>`,
  );

/** The page that says what there is to say. */
export const messagePage = (heading: string, words: string): string =>
  documentOf(`<h1>${escaped(heading)}</h1>\n<p>${escaped(words)}</p>`);

const documentOf = (content: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>模拟支付（开发环境）</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
<small>这是开发环境的模拟支付页，不会扣款，也不会联系任何支付机构。</small>
</main>
</body>
</html>
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
