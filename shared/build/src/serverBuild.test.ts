import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_APP_CONFIG, type Release } from '@zhilv/release/schema';
import type { RenderedPage, RenderAddress } from '@zhilv/site/rendering-outcome';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { build } from './build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-server-build-'));
let release: Release;
let output: string;
let page: RenderedPage;

beforeAll(async () => {
  const configuration = path.resolve(import.meta.dirname, '../../../remote-public/rspack.config.ts');
  const { default: plan } = (await import(pathToFileURL(configuration).href)) as { default: BuildPlan };
  ({ release, output } = await build(plan, folder));
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === '/app-config.json' ? Response.json(DEFAULT_APP_CONFIG) : new Response(null, { status: 404 })),
  );
  const file = path.join(output, release.server?.module.file ?? '');
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { render: RenderAddress };
  const rendered = await render('/home');
  if (rendered.kind !== 'page') throw new Error(`/home was not rendered: ${JSON.stringify(rendered)}`);
  page = rendered;
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

it('renders the home in the frame, also where nothing could be had', () => {
  expect(page.status).toBe(200);
  // The words of the heading may be in elements of their own.
  expect(page.html).toMatch(/<h1[^>]*>(<[^>]*>)*[^<]+/);
  expect(page.html).toContain('<footer');
  expect(page.head).toMatchObject({ title: `首页 - ${DEFAULT_APP_CONFIG.company.name}`, canonical: '/home' });
});

it('imports nothing, because the gateway gives it no modules', () => {
  const source = readFileSync(path.join(output, release.server?.module.file ?? ''), 'utf8');

  // The strings are for a loader of modules, the words for `import x from`.
  expect(source).not.toMatch(/\bimport\s*["'{*]|\bimport\s+\w+\s+from\b|\bcreateRequire\b|["']node:/);
});

it('calls every class as the stylesheets of the browser do', () => {
  const styles = readdirSync(output)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(output, file), 'utf8'))
    .join('');
  const used = new Set([...page.html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(/zhilv-\S+/g) ?? []));
  const unknown = [...used].filter((name) => !styles.includes(`.${name}`));

  expect(used.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

it('has a name of the runtime for each stylesheet of each page', () => {
  const files = Object.values(release.pages).flatMap(({ css }) => css.map(({ file }) => file));

  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !/^chunk-\w+$/.test(release.server?.styles[file] ?? ''))).toEqual([]);
});
