import { accentTokens } from '@zhilv/ui/accent';
import { DEFAULT_THEME } from './Settings.ts';

/**
 * Makes the tokens of a theme colour, as they are stored and as `applyAccent` takes them.
 * @param theme `#rrggbb`
 * @returns null for the console's own colour, whose tokens it has
 */
export function accentText(theme: string): string | null {
  const colour = theme.toLowerCase();
  if (colour === DEFAULT_THEME.toLowerCase()) return null;
  const declarations = (mode: 'light' | 'dark') =>
    [...accentTokens(mode, colour)].map(([name, hex]) => `--zhilv-${name}:${hex};`).join('');
  return [colour, declarations('light'), declarations('dark')].join('|');
}
