import type { AppConfig, RegistryEntry } from '@zhilv/release/schema';
import type { BuiltShell } from '../buildShell.ts';

/** The address of the shell's own files. */
export const SHELL_BASE = '/standalone/';

/** A remote as it is now. */
export interface ShownRemote {
  /** Its entry in the registry; undefined where it has none. */
  readonly entry: RegistryEntry | undefined;
  readonly appConfig: AppConfig;
}

/** Writes the document of the standalone shell, with the remote's active release, the settings and what remotes find. */
export function standaloneDocument(remote: string, shell: BuiltShell, { entry: found, appConfig }: ShownRemote): string {
  const { platform, shared, scripts, styles } = shell;
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
