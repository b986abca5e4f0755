import * as z from 'zod/mini';

/** The densities of lists and forms, from roomy to tight. */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];

export const DEFAULT_THEME = '#409EFF';

/** How a user wants the console to be, as it is kept in local storage. */
const Settings = z.object({
  /** The theme colour, as `#rrggbb`. */
  theme: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  sideTheme: z.enum(['theme-dark', 'theme-light']),
  /** Whether the first level of the menu stands in the header, and the sidebar has the entries of the chosen one. */
  topNav: z.boolean(),
  /** Whether the strip of open pages shows. */
  tagsView: z.boolean(),
  /** Whether header and strip stay at the top while a page is scrolled. */
  fixedHeader: z.boolean(),
  sidebarLogo: z.boolean(),
  /** Whether the window's title names the record that the page shows, too. */
  dynamicTitle: z.boolean(),
  /** Whether the drawer with these settings stands open when the console starts. */
  showSettings: z.boolean(),
  /** The environment whose browsers report their errors: what is shipped. A development server has none that it could be set to. */
  errorLog: z.literal('production'),
  size: z.enum(SIZES),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of a new user. */
export const DEFAULT_SETTINGS: Settings = {
  theme: DEFAULT_THEME,
  sideTheme: 'theme-dark',
  topNav: false,
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  dynamicTitle: false,
  showSettings: false,
  errorLog: 'production',
  size: 'medium',
};

/**
 * Reads what is stored. A field that is missing, unknown or damaged has its default, for another release may have written it, and
 * people write there by hand.
 */
export function parseSettings(stored: string | null): Settings {
  const read = fieldsOf(stored);
  const good = Object.entries(Settings.shape).flatMap(([name, field]) => {
    const value = field.safeParse(read[name]);
    return value.success ? [[name, value.data] as const] : [];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(good) };
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    // A text that is no object has none of the fields.
    return Object(JSON.parse(stored ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
