import { createHash } from 'node:crypto';
import { SAMPLE_ACCOUNTS } from './playedProviders.ts';

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f6f8; --card: #fff; --text: #1c2430; --faint: #5c6675; --line: #d5dbe3; --blue: #1f5fbf; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181f; --card: #1e242d; --text: #e8ecf2; --faint: #a3adbb; --line: #3a4350; --blue: #7fb0ff; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--text); font: 14px/22px system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px 24px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 24px; color: var(--faint); }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; font: inherit; font-size: 16px; text-align: start; cursor: pointer; }
button:hover, button:focus-visible { border-color: var(--blue); outline: 2px solid var(--blue); outline-offset: -1px; }
button[value=''] { border-color: transparent; color: var(--faint); text-align: center; }
small { display: block; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--faint); font-size: 12px; line-height: 20px; }
`;

/** No script runs on the page, and its form leads to nobody else. */
export const CONSENT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; \
form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The page on which somebody chooses an account of the played provider, or refuses. */
export function consentPage({ label, site }: { readonly label: string; readonly site: string }): string {
  const accounts = SAMPLE_ACCOUNTS.map(
    ({ openid, nickname }) => `<button name="openid" value="${openid}">以 ${nickname} 的身份继续</button>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${label}授权（开发环境）</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${label}授权</h1>
<p>${site} 想使用您的${label}账号登录。</p>
<form method="post">
${accounts.join('\n')}
<button name="openid" value="">拒绝</button>
</form>
<small>这是开发环境的模拟授权页，与${label}无关，也不会联系${label}。</small>
</main>
</body>
</html>
`;
}

/** The page for a request that the provider cannot answer. */
export const refusalPage = (reason: string): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>无法授权（开发环境）</title>
<style>${STYLE}</style>
<main>
<h1>无法授权</h1>
<p>${reason}</p>
</main>
</html>
`;
