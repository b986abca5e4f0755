import { expect, it } from 'vitest';
import { DEFAULT_APP_CONFIG, type HostAssets } from '../schema/index.ts';
import { deferScripts, LATER_SCRIPTS } from './deferScripts.ts';
import { documentOf } from './documentFiles.ts';

const file = (name: string, integrity = `sha256-${name}`) => ({ file: name, integrity });
const nothing = { scripts: [], styles: [], preloads: [] };

const written = (headScript: string): string => {
  const ofSite = { scripts: [file('public.js'), file('new.js', '')], styles: [file('public.css')], preloads: [file('boot.js')] };
  const host: HostAssets = {
    documents: { public: ofSite, 'sign-in': nothing, console: nothing },
    shared: {},
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

it('leaves alone the document of a host whose head script would not start them', () => {
  const older = written('start()');

  expect(deferScripts(older)).toBe(older);
});
