import { hexOf, oklchOf } from './oklch.ts';
import { type Mode, ramp, readable } from './ramp.ts';
import { SCENE } from './scene.ts';

/** The theme colour of a new user. */
export const DEFAULT_ACCENT = '#409eff';

/** The pigments of the public site. */
const PIGMENTS = { azurite: '#1b5e8c', malachite: '#2f8f6b', ochre: '#b5793a', silk: '#c9b27a', ink: '#12232e' } as const;
const PIGMENT_STEPS = 12;
const ACCENT_STEPS = 10;

/** The colours of the four states. Each gets a tint as a ground and a text colour that is readable on it. */
const STATES = { success: '#2c8a5b', warning: '#b5742a', danger: '#cf3f2e', info: '#5b7383' } as const;

/** Paper and ink with a hint of blue-green. */
const GROUNDS = {
  light: {
    surface: '#fcfdfd',
    'surface-raised': '#ffffff',
    'surface-sunken': '#f2f6f6',
    line: '#dfe7e8',
    'line-strong': '#7e9198',
    text: '#14252e',
    'text-secondary': '#455a64',
    'text-faint': '#5a6e77',
    'text-disabled': '#93a3aa',
    hover: '#edf3f4',
    pressed: '#e2eaec',
    'on-accent': '#ffffff',
    // Diagrams are drawn as if on paper, which is light in both themes.
    paper: '#ffffff',
    scrim: 'rgba(13, 26, 34, 0.48)',
    shadow: '0 1px 2px rgba(18, 35, 46, 0.06), 0 12px 32px rgba(18, 35, 46, 0.14)',
    'picture-filter': 'none',
    'side-surface': '#12232e',
    'side-sunken': '#0c1a23',
    'side-hover': '#1e3543',
    'side-text': '#b4c4cc',
    'side-text-strong': '#ffffff',
    // The entry of the page that is shown follows the theme colour, of which a browser may have stored the tokens.
    'side-tint': 'var(--zhilv-accent-9)',
    'side-edge': 'var(--zhilv-accent-4)',
    'side-veil': 'rgba(18, 35, 46, 0.45)',
  },
  dark: {
    surface: '#111c22',
    'surface-raised': '#17252c',
    'surface-sunken': '#0b1419',
    line: '#263740',
    'line-strong': '#647b87',
    text: '#e6eef0',
    'text-secondary': '#b2c1c7',
    'text-faint': '#8fa1a9',
    'text-disabled': '#5c6f78',
    hover: '#1d2d35',
    pressed: '#263a44',
    'on-accent': '#0a1720',
    paper: '#e3eaec',
    scrim: 'rgba(2, 7, 10, 0.64)',
    shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 12px 32px rgba(0, 0, 0, 0.5)',
    // Bright pictures are dimmed in dark mode.
    'picture-filter': 'brightness(0.78) saturate(0.92)',
    'side-surface': '#0e191f',
    'side-sunken': '#091217',
    'side-hover': '#1a2a32',
    'side-text': '#a9bac2',
    'side-text-strong': '#ffffff',
    'side-tint': 'var(--zhilv-accent-2)',
    'side-edge': 'var(--zhilv-accent-7)',
    'side-veil': 'rgba(14, 25, 31, 0.3)',
  },
} as const;

const numbered = (name: string, steps: readonly string[]): [string, string][] =>
  steps.map((hex, index) => [`${name}-${index + 1}`, hex]);

const darken = (hex: string, by: number): string => {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: colour.l - by });
};

/** What text stands on, besides tints. */
const surfacesOf = (mode: Mode): readonly string[] => {
  const ground = GROUNDS[mode];
  return [ground['surface'], ground['surface-raised'], ground['surface-sunken'], ground['hover']];
};

/** The step of a ramp that is a ground for text. In dark mode the first step is too close to the surface to be seen on it. */
const tintOf = (steps: readonly string[], mode: Mode): string => steps[mode === 'light' ? 0 : 1] ?? '';

/** Gives the tokens that are made of the theme colour `base` (`#rrggbb`), by their names without the prefix. */
export function accentTokens(mode: Mode, base: string): ReadonlyMap<string, string> {
  const steps = ramp(base, ACCENT_STEPS, mode);
  const accent = readable(base, [GROUNDS[mode]['on-accent']], mode);
  const tint = tintOf(steps, mode);
  const towardsText = mode === 'light' ? 0.05 : -0.05;
  return new Map<string, string>([
    ...numbered('accent', steps),
    ['accent', accent],
    ['accent-hover', darken(accent, towardsText)],
    ['accent-pressed', darken(accent, towardsText * 2)],
    ['accent-tint', tint],
    ['accent-text', readable(accent, [...surfacesOf(mode), tint], mode)],
  ]);
}

/** Gives every colour token of one mode, by its name without the prefix. */
export function palette(mode: Mode, accentBase: string = DEFAULT_ACCENT): ReadonlyMap<string, string> {
  const surfaces = surfacesOf(mode);
  return new Map<string, string>([
    ...Object.entries(GROUNDS[mode]),
    ...Object.entries(SCENE[mode]),
    ...accentTokens(mode, accentBase),
    ...Object.entries(STATES).flatMap(([name, base]): [string, string][] => {
      const stateTint = tintOf(ramp(base, ACCENT_STEPS, mode), mode);
      return [
        [name, readable(base, surfaces, mode, 3)],
        [`${name}-tint`, stateTint],
        [`${name}-text`, readable(base, [...surfaces, stateTint], mode)],
      ];
    }),
    ...Object.entries(PIGMENTS).map(([name, base]): [string, string] => [
      name,
      readable(base, surfaces, mode, name === 'silk' ? 1 : 3),
    ]),
    ...Object.entries(PIGMENTS).flatMap(([name, base]) => numbered(name, ramp(base, PIGMENT_STEPS, mode))),
  ]);
}
