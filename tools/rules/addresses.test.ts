import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDeclaration } from '@zhilv/release/pages';
import { CONSOLE_HOME, NOT_FOUND, SIGN_IN, SITE_HOME, UNAUTHORISED } from '@zhilv/site/addresses';
import { expect, it } from 'vitest';
import { signInPages } from '../../host/src/address/signInPages.ts';

const root = path.resolve(import.meta.dirname, '../..');

const signInAddresses = signInPages.map(({ path: address }) => address);

/** The addresses of public pages that remotes declare, but for those by which every part knows the site. */
async function publicAddresses(): Promise<readonly string[]> {
  const files = globSync('remote-*/src/pages.ts', { cwd: root });
  const tables = await Promise.all(
    files.map(async (file) => {
      const { pages } = (await import(pathToFileURL(path.join(root, file)).href)) as {
        pages: Readonly<Record<string, PageDeclaration>>;
      };
      return Object.values(pages).flatMap((page) => (page.layout === 'public' && page.path ? [page.path] : []));
    }),
  );
  return tables.flat().filter((address) => ![SITE_HOME, NOT_FOUND, UNAUTHORISED].includes(address));
}

/** Finds the product files of these folders that have one of the addresses in a text. */
function typedIn(folders: string, addresses: readonly string[]): readonly string[] {
  const fixed = addresses.map((address) => RegExp.escape(address.split('/:')[0] ?? ''));
  const typed = new RegExp(`['"\`](${fixed.join('|')})(?=['"\`?#/])`, 'g');
  return globSync(`${folders}/src/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(typed), ([, address = '']) => `${file}: ${address}`),
    )
    .toSorted();
}

it('finds addresses where they are typed', async () => {
  expect((await publicAddresses()).length).toBeGreaterThan(5);
  expect(typedIn('host', signInAddresses)).toContain('host/src/address/signInPages.ts: /sso');
});

it('leaves the shells without the address of any page of a remote', async () => {
  expect(typedIn('{host,standalone,shared/{site,release,loader,build}}', await publicAddresses())).toEqual([]);
});

it('has the addresses of sign-in in the table of their pages, and the one that all know beside those of its kind', () => {
  const others = signInAddresses.filter((address) => address !== SIGN_IN);
  const places = typedIn('{host,standalone,remote-public,server,shared/*}', others).map((line) => line.split(':')[0]);

  expect([...new Set(places)]).toEqual(['host/src/address/signInPages.ts']);
  expect(typedIn('{host,standalone,remote-public,server,shared/{site,release,loader,build,platform}}', [SIGN_IN])).toEqual([
    'shared/site/src/addresses.ts: /login',
  ]);
});

it('has each address that all parts know written down once', () => {
  const known = [SITE_HOME, NOT_FOUND, UNAUTHORISED, SIGN_IN, CONSOLE_HOME];
  const places = typedIn('{host,standalone,remote-*,server,shared/{site,release,loader,build,platform,ui,crud}}', known);

  expect(places).toEqual(known.map((address) => `shared/site/src/addresses.ts: ${address}`).toSorted());
});

it.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('has %s lead to sign-in all that begins as such an address does', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const beginnings = signInAddresses.flatMap((address) => (address.includes(':') ? [address.split(':')[0] ?? ''] : []));

  expect(beginnings.length).toBeGreaterThan(0);
  expect(beginnings.filter((beginning) => !text.includes(beginning))).toEqual([]);
});
