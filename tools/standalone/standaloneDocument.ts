import type { BuiltShell } from '@zhilv/federation/preset';
import type { AppConfig, Registry } from '@zhilv/federation/schema';

/** Where the shell's own files are. */
export const SHELL_BASE = '/standalone/';

interface StandaloneDocumentOptions {
  readonly remote: string;
  readonly shell: BuiltShell;
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** The document of the standalone shell, with what that is told: the remote's active release, the settings, what remotes find. */
export function standaloneDocument({ remote, shell, registry, appConfig }: StandaloneDocumentOptions): string {
  const { platform, shared, scripts, styles } = shell;
  const found = registry.remotes[remote];
  const active = found?.releases.find(({ id }) => id === found.active);
  const entry = found && active ? { ...found, activations: [], releases: [active] } : null;
  const bases = [SHELL_BASE, ...(active ? [active.url] : [])];
  const facts = JSON.stringify({ remote, entry, appConfig, bases, platform, shared }).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    '<html lang="zh-CN" data-document="standalone">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${remote} · 独立运行</title>`,
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="standalone">${facts}</script>`,
    ...styles.map(({ file, integrity }) => `<link rel="stylesheet" href="${SHELL_BASE}${file}" integrity="${integrity}">`),
    ...scripts.map(({ file, integrity }) => `<script defer src="${SHELL_BASE}${file}" integrity="${integrity}"></script>`),
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
    '',
  ].join('\n');
}
