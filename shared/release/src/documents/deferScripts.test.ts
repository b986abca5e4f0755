import { expect, it } from 'vitest';
import { DEFAULT_APP_CONFIG, type HostAssets } from '../schema/index.ts';
import { deferScripts, LATER_SCRIPTS } from './deferScripts.ts';
import { documentOf } from './documentFiles.ts';

const file = (name: string, integrity = `sha256-${name}`) => ({ file: name, integrity });
const nothing = { scripts: [], styles: [], preloads: [] };

const written = (headScript: string, firstScript = ''): string => {
  const ofSite = { scripts: [file('public.js'), file('new.js', '')], styles: [file('public.css')], preloads: [file('boot.js')] };
  const host: HostAssets = {
    documents: { public: ofSite, 'sign-in': nothing, console: nothing },
    shared: {},
    firstScript,
    headScript,
    olderBrowserScript: '',
    icon: 'data:,',
    signInAddresses: [],
  };
  return documentOf('public', host, '/host/1/', DEFAULT_APP_CONFIG);
};

it('names scripts and what they will ask for before the head script, and lets none of them start', () => {
  const deferred = deferScripts(written(`start('${LATER_SCRIPTS}')`));

  expect(deferred).not.toMatch(/<script[^>]* src=|as="script"/);
  expect(deferred).toContain('<link rel="stylesheet" data-boot href="/host/1/public.css"');
  const [, later = '', next = ''] =
    /<script type="application\/json" id="later-scripts">(.*?)<\/script>\n(.*)/.exec(deferred) ?? [];
  expect(JSON.parse(later)).toEqual({
    scripts: [
      { address: '/host/1/public.js', integrity: 'sha256-public.js' },
      { address: '/host/1/new.js', integrity: '' },
    ],
    preloads: [{ address: '/host/1/boot.js', integrity: 'sha256-boot.js' }],
  });
  expect(next).toBe(`<script>start('${LATER_SCRIPTS}')</script>`);
});

it('has the page stand before the head script and what that reads, once a first script does what comes before the paint', () => {
  const head = `start('${LATER_SCRIPTS}')`;
  const deferred = deferScripts(written(head, 'first()'));

  const [above = '', below = ''] = deferred.split('<div id="root"></div>');
  expect(above).toContain('<script>first()</script>');
  expect(above).not.toMatch(/id="(registry|app-config|later-scripts)"/);
  expect(Array.from(below.matchAll(/<script[^>]*>/g), ([tag]) => tag)).toEqual([
    '<script type="application/json" id="app-config">',
    '<script type="application/json" id="registry">',
    '<script type="application/json" id="later-scripts">',
    '<script>',
  ]);
  expect(below).toContain(`<script>${head}</script>\n</body>`);
});

it('leaves alone the document of a host whose head script would not start them', () => {
  const older = written('start()');

  expect(deferScripts(older)).toBe(older);
});
