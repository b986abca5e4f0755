import { screenFiles, screenNames } from '@zhilv/server/template';
import { expect, it } from 'vitest';
import { codeName } from './names.ts';
import { readFields } from './readFields.ts';

const screen = {
  module: 'ticket',
  name: 'visitorGroup',
  label: '团队',
  fields: readFields(
    'name:text,size:number:人数,status:dict=common_status,vip:switch:是否贵宾,visitTime:dateTime:到访时间,remark:longText',
  ),
  menu: { id: 7000, parentId: 1, sort: 1 },
};
const { one, many } = screenNames(screen);

/** Gives the names that a file imports or declares for the whole of it. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import (?:type )?|(?:export )?const )(?:\* as )?(\w+|\{[^}]*\})/gm)].flatMap(
    ([, head = '']) => head.match(/\w+/g) ?? [],
  );

/** Screens whose own name, or the name of whose table, would stand beside the same name of something else. */
const ambiguous = screenFiles(screen).flatMap(({ path, text }) => {
  const names = namesIn(text);
  const others = names.filter((name) => !name.startsWith(one));
  const tables = others.filter((name) => name.endsWith('s'));
  return [
    ...(names.includes(one) ? others.map((name) => [name, path]) : []),
    ...(names.includes(many) ? tables.map((name) => [name.slice(0, -1), path]) : []),
  ];
});

it('knows names of each file', () => {
  expect(new Set(ambiguous.map(([, path]) => path)).size).toBe(screenFiles(screen).length);
});

it.each(ambiguous)('refuses a screen %s, for it would be ambiguous in %s', (name = '') => {
  expect(() => codeName(name, 'screen')).toThrow();
});

it('refuses words of the language for screens and fields, and takes words with hyphens', () => {
  for (const what of ['screen', 'field'] as const) {
    expect(() => codeName('delete', what)).toThrow(`call the ${what} something else`);
    expect(codeName('visitor-group', what)).toBe('visitorGroup');
  }
});
