import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Release } from '../schema/index.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { build } from './build.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-build-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function builtInto(name: string, output: string): Promise<BuildPlan> {
  const { default: plan } = (await import(pathToFileURL(path.join(root, name, 'rspack.config.ts')).href)) as {
    default: BuildPlan;
  };
  await build({ ...plan, output });
  return plan;
}

const digests = (directory: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(directory).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(directory, file)))
        .digest('hex'),
    ]),
  );

function classesIn(directory: string): readonly string[] {
  const selectors = readdirSync(directory)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(directory, file), 'utf8').replaceAll(/\{[^{}]*\}/g, '{}'));
  return [...new Set(selectors.join('').match(/\.-?[A-Za-z_][\w-]*/g))];
}

// In one place: the checkout's path is in the output, and therefore in the id.
it.each(['host', 'remote-mall'])('builds the same bytes of %s twice, under the same id', async (name) => {
  const one = path.join(folder, name, 'one');
  const other = path.join(folder, name, 'other');

  const first = await builtInto(name, one);
  const second = await builtInto(name, other);

  expect(second.release).toBe(first.release);
  expect(digests(other)).toEqual(digests(one));
  expect(Object.keys(digests(one))).toContain('release.json');
});

// Of what was built above; Semi's own classes have its prefix, which records cannot name either.
it.each(['host', 'remote-mall'])('gives every class of %s the prefix that records cannot name', (name) => {
  const classes = classesIn(path.join(folder, name, 'one'));

  expect(classes.filter((text) => text.startsWith('.zhilv-'))).not.toEqual([]);
  expect(classes.filter((text) => !/^\.(?:zhilv|semi)-/.test(text))).toEqual([]);
});

// Also of what was built above.
it('exposes mount beside the pages, in a file of its own that no page asks for', () => {
  const { mount, pages } = Release.parse(
    JSON.parse(readFileSync(path.join(folder, 'remote-mall', 'one', 'release.json'), 'utf8')),
  );
  const files = mount?.js.map(({ file }) => file) ?? [];

  expect(mount).toMatchObject({ expose: './mount', css: [], shared: [] });
  expect(files.map((file) => file.split('.')[0])).toEqual(['mount']);
  expect(Object.values(pages).flatMap(({ js }) => js.filter(({ file }) => files.includes(file)))).toEqual([]);
});

it('names the files of a contribution to a slot, without what the pages of its remote share', async () => {
  const output = path.join(folder, 'remote-system', 'slots');
  await builtInto('remote-system', output);
  const { slots } = Release.parse(JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')));
  const card = slots['system/notify-message/unread'];

  expect(card).toMatchObject({ slot: 'home.card', size: 'medium', expose: './slot/system/notify-message/unread' });
  expect(card?.js.map(({ file }) => file.split('.')[0])).toEqual(['slot-system-notify-message-unread']);
  expect(card?.shared.map((key) => key.split('/').at(-1))).toEqual(['card', 'root']);
});
