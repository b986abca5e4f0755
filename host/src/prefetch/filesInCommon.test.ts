import { file, live, page, registry } from '@zhilv/testing/loader/loader-fixtures';
import { entry } from '@zhilv/testing/release/registry-fixtures';
import { expect, it } from 'vitest';
import { filesInCommon } from './filesInCommon.ts';

const parts = [file('parts.js')];
const style = [file('parts.css')];
const pages = {
  'a/list': { ...page('list'), js: [...parts, file('list.js')], css: style },
  'a/form': { ...page('form'), js: [file('form.js'), ...parts], css: [...style, file('form.css')] },
};
const release = live('2', {}, { pages });
const known = registry(1, [release]);
const ofActive = { remote: 'remote_a', release: '2' };
const at = (...names: readonly string[]) => names.map((name) => `/remotes/remote_a/2/${name}`);

it('lists the container and what the pages have in common', () => {
  expect(filesInCommon(known, ofActive, ['a/list', 'a/form'])).toEqual(at('remoteEntry.js', 'parts.js', 'parts.css'));
});

it('lists all files of one page', () => {
  expect(filesInCommon(known, ofActive, ['a/list'])).toEqual(at('remoteEntry.js', 'parts.js', 'list.js', 'parts.css'));
});

it('lists nothing but the container where a page is unknown', () => {
  expect(filesInCommon(known, ofActive, ['a/list', 'a/gone'])).toEqual(at('remoteEntry.js'));
});

it('lists nothing of a release that the registry does not describe', () => {
  for (const other of [{ release: '1' }, { release: null }, { remote: 'remote_b' }]) {
    expect(filesInCommon(known, { ...ofActive, ...other }, ['a/list'])).toEqual([]);
  }
  expect(filesInCommon({ ...known, remotes: { remote_a: entry([{ ...release, load: null }]) } }, ofActive, ['a/list'])).toEqual(
    [],
  );
});

it('lists no file of a dev server', () => {
  const undigested = (name: string) => ({ ...file(name), integrity: '' });
  const developed = live('2', {
    url: '/__dev/remote_a/',
    load: {
      entry: undigested('remoteEntry.js'),
      pages: { 'a/list': { ...page('list'), js: [undigested('list.js')] } },
      slots: {},
      host: null,
    },
  });

  expect(filesInCommon(registry(1, [developed]), ofActive, ['a/list'])).toEqual([]);
});
