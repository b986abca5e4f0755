import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planOf } from '@zhilv/release/site-directory';
import { describe, expect, it } from 'vitest';
import { federatedPackages } from '../start/buildAll.ts';

const root = path.resolve(import.meta.dirname, '../..');

const plans = (await Promise.all(federatedPackages().map(planOf))).filter(({ name }) => name !== 'host');
const pageKeys = new Set(plans.flatMap(({ pages }) => Object.keys(pages)));

/** A key begins with its domain: `bpm/model/index`. */
const domainsOf = (keys: readonly string[]): readonly string[] => [...new Set(keys.map((key) => key.split('/')[0] ?? ''))];

it('finds the remotes', () => expect(plans.length).toBeGreaterThan(3));

describe.each(plans)('$name', ({ name, directory, pages, slots }) => {
  const keys = [...Object.keys(pages), ...Object.keys(slots)];

  it('has pages, and a module for each page and slot', () => {
    const modules = [...Object.values(pages), ...Object.values(slots)].map(({ module }) => module);

    expect(keys.length).toBeGreaterThan(0);
    expect(modules.filter((module) => !existsSync(path.join(directory, 'src', module)))).toEqual([]);
  });

  it('has domains that no other remote has', () => {
    const others = plans.flatMap((plan) => (plan.name === name ? [] : [...Object.keys(plan.pages), ...Object.keys(plan.slots)]));
    const foreign = new Set(domainsOf(others));

    expect(domainsOf(keys).filter((domain) => foreign.has(domain))).toEqual([]);
  });

  it('names pages that there are', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: directory }).filter((file) => !/\.test\.tsx?$/.test(file));
    const named = files.flatMap((file) =>
      Array.from(
        readFileSync(path.join(directory, file), 'utf8').matchAll(/(['"`])([a-z]+(?:\/[\w-]+)+\/index)\1/g),
        ([, , key = '']) => ({ file: path.relative(root, path.join(directory, file)), key }),
      ),
    );

    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ key }) => !pageKeys.has(key))).toEqual([]);
  });
});
