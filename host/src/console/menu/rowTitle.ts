import type { Menu } from '@zhilv/contract/system';

/** A back end takes 50 characters. A text of a megabyte would stand in the sidebar, in each breadcrumb and in the search. */
const BEGINNING = /^.{0,200}/su;

/** Control characters, and those that turn the direction of the text around them, such as the rest of the window's title. */
const UNFIT = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Letters that one sees, unlike spaces without a width. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Gives the title of a menu row: its name as people can read it, or else its path. */
export function rowTitle({ name, path }: Pick<Menu, 'name' | 'path'>): string {
  const title = readable(name);
  return VISIBLE.test(title) ? title : readable(path);
}

const readable = (text: string): string => (BEGINNING.exec(text)?.[0] ?? '').replaceAll(UNFIT, ' ').trim();
