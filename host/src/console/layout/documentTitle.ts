import type { AppConfig } from '@zhilv/release/schema';

/** The document's title by the operator's template, which names its places `{page}` and `{company}`. */
export function documentTitle({ name, titleTemplate }: AppConfig['company'], page: string | null): string {
  if (page === null) return name;
  // The replacements are functions, because in a replacement text `$&` and the like would mean something.
  return titleTemplate.replaceAll('{page}', () => page).replaceAll('{company}', () => name);
}
