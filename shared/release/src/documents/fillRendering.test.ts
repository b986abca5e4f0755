import { describe, expect, it } from 'vitest';
import { DEFAULT_APP_CONFIG, type HostAssets } from '../schema/index.ts';
import { documentOf } from './documentFiles.ts';
import { fillMessage, fillRendering, type RenderingRelease } from './fillRendering.ts';

const nothing = { scripts: [], styles: [], preloads: [] };
const host: HostAssets = {
  documents: { public: nothing, 'sign-in': nothing, console: nothing },
  shared: {},
  firstScript: 'first()',
  headScript: 'start()',
  olderBrowserScript: '',
  icon: 'data:,',
  signInAddresses: [],
};
const written = documentOf('public', host, '/host/1/', DEFAULT_APP_CONFIG);

const file = (name: string) => ({ file: name, integrity: `sha256-${name}` });
const release: RenderingRelease = {
  remote: 'remote_site',
  id: '1.0.0-a',
  base: '/remotes/remote_site/1.0.0-a/',
  pages: { frame: { css: [file('parts.css'), file('frame.css')] }, home: { css: [file('parts.css'), file('home.css')] } },
  styles: { 'parts.css': 'chunk-1', 'frame.css': 'chunk-2', 'home.css': 'chunk-3' },
};
const head = '<title>首页 $&</title>\n<link rel="canonical" href="https://zhilv.example/home">';
const page = {
  html: "<h1>$& $' 山</h1>",
  hydration: { loaderData: { home: '</script><script>' }, errors: null },
  pageKeys: ['frame', 'home'],
};

describe('a document with a rendered page', () => {
  const filled = fillRendering(written, page, release, head);

  it('has the page as it is, the data where they can end no element, and the name of the release', () => {
    expect(filled).toContain(`<div id="root" data-rendered="remote_site@1.0.0-a"><h1>$& $' 山</h1></div>`);
    expect(filled).toContain('id="hydration">{"loaderData":{"home":"\\u003c/script>\\u003cscript>"},"errors":null}</script>');
  });

  it('says in its head what the page says of itself, and nothing twice', () => {
    expect(filled.match(/<title>.*<\/title>/g)).toEqual(['<title>首页 $&</title>']);
    expect(filled).toContain('<link rel="canonical" href="https://zhilv.example/home">');
  });

  it('links each stylesheet once, with its digest and the name that the runtime looks for', () => {
    const links = [...filled.matchAll(/<link rel="stylesheet" href="([^"]+)".* integrity="([^"]+)" data-rspack="([^"]+)">/g)];

    expect(links.map(([, ...parts]) => parts)).toEqual([
      ['/remotes/remote_site/1.0.0-a/parts.css', 'sha256-parts.css', 'remote_site@1.0.0-a:chunk-1'],
      ['/remotes/remote_site/1.0.0-a/frame.css', 'sha256-frame.css', 'remote_site@1.0.0-a:chunk-2'],
      ['/remotes/remote_site/1.0.0-a/home.css', 'sha256-home.css', 'remote_site@1.0.0-a:chunk-3'],
    ]);
  });

  it('is painted once the elements are there that the page wants painted whole', () => {
    const html =
      '<header><span id="header-end" data-blocking="render" hidden=""></span></header><main id="main"><h1>山</h1></main>';

    expect(fillRendering(written, { ...page, html }, release, head).match(/<link rel="expect".*>/g)).toEqual([
      '<link rel="expect" href="#header-end" blocking="render">',
    ]);
    expect(filled).not.toContain('rel="expect"');
  });

  it('does not ask for script, which it can be read without', () => {
    expect(written).toContain('<noscript>');
    expect(filled).not.toContain('<noscript>');
  });
});

it('a message stands in the document as text, with a way in for staff', () => {
  expect(fillMessage(written, '智旅 & 伙伴', '升级中 <b>')).toContain(
    '<main><h1>智旅 &amp; 伙伴</h1><p>升级中 &lt;b></p><p><a href="/login">员工登录</a></p></main>',
  );
});
