import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** The densities of lists and forms, from roomy to tight; `medium` is what a new user gets. */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];

export const DEFAULT_THEME = '#409EFF';

const flag = (unset: boolean) => orElse(z.boolean(), unset);

/**
 * How a user wants the console to be, as it is kept in local storage. A field that is missing, unknown or damaged has its default, for
 * another release may have written it, and people write there by hand.
 */
export const Settings = z.object({
  /** The theme colour, as `#rrggbb`. */
  theme: orElse(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), DEFAULT_THEME),
  sideTheme: orElse(z.enum(['theme-dark', 'theme-light']), 'theme-dark'),
  /** Whether the first level of the menu stands in the header, and the sidebar has the entries of the chosen one. */
  topNav: flag(false),
  /** Whether the strip of open pages shows. */
  tagsView: flag(true),
  /** Whether header and strip stay at the top while a page is scrolled. */
  fixedHeader: flag(false),
  sidebarLogo: flag(true),
  /** Whether the window's title follows the record that a page shows, and not only the page. */
  dynamicTitle: flag(false),
  /** Whether the drawer with these settings stands open when the console starts. */
  showSettings: flag(false),
  /** The environment whose browsers report their errors: what is shipped. A development server has none that it could be set to. */
  errorLog: orElse(z.literal('production'), 'production'),
  size: orElse(z.enum(SIZES), 'medium'),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = Settings.parse({});

/** Reads what is stored. */
export function parseSettings(stored: string | null): Settings {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? '');
  } catch {
    return DEFAULT_SETTINGS;
  }
  return Settings.safeParse(read).data ?? DEFAULT_SETTINGS;
}
