import type { BuiltShell } from '@zhilv/federation/preset';
import { APP_CONFIG_ELEMENT, fillDocument, REGISTRY_ELEMENT } from '@zhilv/federation/release-directory';
import type { AppConfig, Registry } from '@zhilv/federation/schema';

/** Where the shell's own files are. */
export const SHELL_BASE = '/standalone/';

interface StandaloneDocumentOptions {
  readonly remote: string;
  readonly shell: BuiltShell;
  readonly registry: Registry;
  readonly appConfig: AppConfig;
}

/** The document of the standalone shell: of the registry it carries one remote, and of the shell what that finds in it. */
export function standaloneDocument({ remote, shell, registry, appConfig }: StandaloneDocumentOptions): string {
  const entry = registry.remotes[remote];
  const active = entry?.releases.find(({ id }) => id === entry.active);
  const { platform, shared, scripts, styles } = shell;
  const facts = { remote, bases: [SHELL_BASE, ...(active ? [active.url] : [])], platform, shared };
  const html = [
    '<!doctype html>',
    '<html lang="zh-CN" data-document="standalone">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${remote} · 独立运行</title>`,
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="standalone">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`,
    APP_CONFIG_ELEMENT,
    REGISTRY_ELEMENT,
    ...styles.map(({ file, integrity }) => `<link rel="stylesheet" href="${SHELL_BASE}${file}" integrity="${integrity}">`),
    ...scripts.map(({ file, integrity }) => `<script defer src="${SHELL_BASE}${file}" integrity="${integrity}"></script>`),
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
    '',
  ].join('\n');
  return fillDocument(html, 'console', { ...registry, remotes: entry ? { [remote]: entry } : {} }, appConfig);
}
