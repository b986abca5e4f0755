import type { BuiltShell } from '@zhilv/build';
import type { AppConfig, Registry } from '@zhilv/release/schema';

/** The address of the shell's own files. */
export const SHELL_BASE = '/standalone/';

interface StandaloneDocumentOptions {
  readonly remote: string;
  readonly shell: BuiltShell;
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** Writes the document of the standalone shell, with the remote's active release, the settings and what remotes find. */
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
