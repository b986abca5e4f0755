import { palette } from './palette.ts';
import type { Mode } from './ramp.ts';

const PREFIX = '--zhilv-';

/** The tokens that are the same in both modes. */
const MEASURES: Readonly<Record<string, string>> = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '32px',
  'space-8': '48px',
  'radius-control': '6px',
  'radius-card': '8px',
  font: "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
  'text-secondary-size': '12px',
  'text-body': '14px',
  'text-card-title': '16px',
  'text-page-title': '20px',
  'text-figure': '28px',
  'control-height': '32px',
  'row-height': '44px',
  'table-head-height': '40px',
  'header-height': '48px',
  'strip-height': '36px',
  'sidebar-width': '220px',
  'sidebar-width-collapsed': '56px',
  'touch-target': '44px',
  duration: '200ms',
  // What is over sooner shows no sign that it is under way.
  wait: '150ms',
};

const declarations = (tokens: Iterable<readonly [string, string]>): string =>
  [...tokens].map(([name, value]) => `  ${PREFIX}${name}: ${value};`).join('\n');

const block = (selector: string, scheme: Mode, tokens: Iterable<readonly [string, string]>): string =>
  `${selector} {\n  color-scheme: ${scheme};\n${declarations(tokens)}\n}\n`;

/**
 * The text of `tokens.css`. Dark is chosen by the document's first script, which writes `data-theme` before first paint, and
 * by a foreign shell for the element in which it mounts a remote. Around a shadow root its host has the tokens.
 * Printing always uses the light tokens, for a dark page would print light text on white paper.
 */
export function tokensCss(): string {
  const light = [...Object.entries(MEASURES), ...palette('light')];
  return [
    '/* Written by writeTokens.ts from palette.ts; change it there. */',
    block(":root,\n:host,\n[data-theme='light']", 'light', light),
    `@media screen {\n${block("[data-theme='dark']", 'dark', palette('dark')).replaceAll(/^(?=.)/gm, '  ')}}\n`,
  ].join('\n');
}
