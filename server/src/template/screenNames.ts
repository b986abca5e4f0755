import type { ScreenDescription } from './ScreenDescription.ts';

/** The names of a screen in the places that know it. */
export interface ScreenNames {
  /** `visitorGroup`: what the contract exports, the folders and the stem of every file. */
  readonly one: string;
  /** `visitorGroups`: the table. */
  readonly many: string;
  /** `VisitorGroup`: the end of the component's name in the menu row. */
  readonly type: string;
  /** `ticket_visitor_group` */
  readonly table: string;
  /** `/ticket/visitor-group`, below which the calls lie. */
  readonly path: string;
  /** `ticket:visitor-group`, what permissions begin with. */
  readonly permission: string;
  /** `ticket/visitorGroup/index` */
  readonly pageKey: string;
}

export function screenNames({ module, name }: Pick<ScreenDescription, 'module' | 'name'>): ScreenNames {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  return {
    one: name,
    many: pluralOf(name),
    type: capitalised(name),
    table: [module, ...words].join('_'),
    path: `/${module}/${words.join('-')}`,
    permission: `${module}:${words.join('-')}`,
    pageKey: `${module}/${name}/index`,
  };
}

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
