import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULT_APP_CONFIG, type DocumentName, type HostAssets, type Registry, type RegistryEntry } from '../schema/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { APP_CONFIG_ELEMENT, fillDocument, REGISTRY_ELEMENT } from './fillDocument.ts';
import { documentOf } from './documentFiles.ts';

const page = (layout: 'public' | 'console', path?: string, shared: string[] = []) => ({
  expose: './page/x',
  js: [],
  css: [],
  shared,
  layout,
  ...(path && { path }),
});

function entry(pages: Record<string, ReturnType<typeof page>>): RegistryEntry {
  const summary = {
    url: '/x/',
    integrity: '',
    contract: 3,
    requires: ['call'],
    shared: { react: '^19.3.1' },
    commit: null,
    created: 0,
  };
  return {
    state: 'active',
    message: null,
    active: '2',
    blocked: ['0'],
    activations: [{ release: '2', by: 'publish', at: 0 }],
    releases: [
      { ...summary, id: '2', load: { entry: null, pages, slots: {}, host: null } },
      { ...summary, id: '1', load: null },
    ],
  };
}

const registry: Registry = {
  revision: 7,
  host: entry({}),
  remotes: {
    remote_public: entry({ home: page('public', '/home'), register: page('public', '/register') }),
    remote_system: entry({ 'system/dict/index': page('console') }),
  },
};

describe('a written document', () => {
  const nothing = { scripts: [], styles: [], preloads: [] };
  const host: HostAssets = {
    documents: { public: nothing, 'sign-in': nothing, console: nothing },
    shared: {},
    firstScript: 'first()',
    headScript: 'boot()',
    olderBrowserScript: '',
    icon: 'data:,',
    signInAddresses: [],
  };
  const written = documentOf('public', host, '/host/1/', { ...DEFAULT_APP_CONFIG, fileHosts: ['files.example.com'] });
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

  it('carries its policy before all that it is about, without what counts in a header only', () => {
    const [element = '', own = ''] = policy.exec(written) ?? [];

    expect(written).toContain(`<meta charset="utf-8">\n${element}\n<meta name="viewport"`);
    const digest = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(own).toContain(`script-src 'self' ${digest('first()')} ${digest('boot()')};`);
    expect(own).toMatch(/img-src [^;]*files\.example\.com;/);
    expect(own).toContain("object-src 'none'; require-trusted-types-for 'script'");
    expect(own).not.toContain('frame-ancestors');
  });

  it.each(['console', 'sign-in'] as const)('asks for the scripts of %s before its registry has come, and once', (name) => {
    const file = (one: string) => ({ file: one, integrity: '' });
    const files = { scripts: [file('start.js')], styles: [file('start.css')], preloads: [file('boot.js'), file('boot.css')] };
    const documents = { ...host.documents, [name]: files };
    const html = documentOf(name, { ...host, documents }, '/host/1/', DEFAULT_APP_CONFIG);

    const [early = '', late = ''] = html.split(REGISTRY_ELEMENT);
    expect(early.match(/<link rel="preload" .*/g)).toEqual([
      '<link rel="preload" as="script" href="/host/1/start.js" crossorigin="anonymous">',
      '<link rel="preload" as="script" href="/host/1/boot.js" crossorigin="anonymous">',
    ]);
    expect(late.slice(late.indexOf('<link'), late.indexOf('</head>'))).toBe(
      '<link rel="stylesheet" data-boot href="/host/1/start.css" crossorigin="anonymous">\n' +
        '<script defer data-boot src="/host/1/start.js" crossorigin="anonymous"></script>\n' +
        '<link rel="preload" as="style" href="/host/1/boot.css" crossorigin="anonymous">\n',
    );
  });

  it('comes without it from a gateway, which sends the header: two policies are both in force', () => {
    const filled = fillDocument(written, 'public', registry, DEFAULT_APP_CONFIG);

    expect(filled).not.toMatch(policy);
    expect(filled).toContain('<meta charset="utf-8">\n<meta name="viewport"');
    expect(contentSecurityPolicy(written, 'public', DEFAULT_APP_CONFIG)).toBe(
      contentSecurityPolicy(filled, 'public', DEFAULT_APP_CONFIG),
    );
  });
});

describe('a filled document', () => {
  const html = `${APP_CONFIG_ELEMENT}${REGISTRY_ELEMENT}`;
  const registryIn = (filled: string): Registry =>
    JSON.parse(/id="registry">(.*?)<\/script>/.exec(filled)?.[1] ?? '') as Registry;

  it('carries the live releases only', () => {
    const { remotes } = registryIn(fillDocument(html, 'console', registry, DEFAULT_APP_CONFIG));

    expect(Object.keys(remotes)).toEqual(['remote_public', 'remote_system']);
    expect(remotes['remote_system']?.releases.map(({ id }) => id)).toEqual(['2']);
    expect(remotes['remote_system']?.activations).toEqual([]);
  });

  it('carries what negotiating over the live releases takes', () => {
    const filled = registryIn(fillDocument(html, 'console', registry, DEFAULT_APP_CONFIG));

    for (const { releases, blocked } of [filled.host, ...Object.values(filled.remotes)]) {
      expect(releases).toMatchObject([{ id: '2', contract: 3, requires: ['call'], shared: { react: '^19.3.1' } }]);
      expect(blocked).toEqual([]);
    }
  });

  it('names the host it comes from, also when a command ended before it wrote the documents of a newer one', () => {
    const releases = registry.host.releases.map((one) => ({ ...one, url: `/host/${one.id}/`, contract: Number(one.id) }));
    const hosts: Registry = { ...registry, host: { ...registry.host, releases } };
    const left = `<html data-host="/host/1/">${html}`;

    for (const name of ['console', 'public'] as const)
      expect(registryIn(fillDocument(left, name, hosts, DEFAULT_APP_CONFIG)).host).toMatchObject({
        active: '1',
        releases: [{ id: '1', contract: 1 }],
      });
  });

  it('says so when the live release is blocked', () => {
    const blocked = { ...registry, remotes: { remote_system: { ...entry({}), blocked: ['2', '0'] } } };

    expect(registryIn(fillDocument(html, 'console', blocked, DEFAULT_APP_CONFIG)).remotes['remote_system']?.blocked).toEqual([
      '2',
    ]);
  });

  it('carries on public pages only remotes with public pages, and nothing to load at sign-in', () => {
    expect(Object.keys(registryIn(fillDocument(html, 'public', registry, DEFAULT_APP_CONFIG)).remotes)).toEqual([
      'remote_public',
    ]);
    const atSignIn = registryIn(fillDocument(html, 'sign-in', registry, DEFAULT_APP_CONFIG));
    expect([atSignIn.host.releases, atSignIn.remotes]).toEqual([[], {}]);
  });

  it('carries on public pages no page of the console, and of the host only what public pages share', () => {
    const mixed = entry({ home: page('public', '/home', ['ui/a']), 'site/list': page('console', undefined, ['ui/b']) });
    const files = [{ file: 'a.js', integrity: '' }];
    const load = { entry: null, pages: {}, slots: {}, host: { shared: { 'ui/a': files, 'ui/b': files } } };
    const host = { ...registry.host, releases: registry.host.releases.map((one) => ({ ...one, load })) };

    const filled = registryIn(
      fillDocument(html, 'public', { ...registry, host, remotes: { remote_site: mixed } }, DEFAULT_APP_CONFIG),
    );

    expect(Object.keys(filled.remotes['remote_site']?.releases[0]?.load?.pages ?? {})).toEqual(['home']);
    expect(filled.host.releases[0]?.load?.host).toEqual({ shared: { 'ui/a': files } });
  });

  it('keeps text from ending the element it stands in', () => {
    const appConfig = { ...DEFAULT_APP_CONFIG, openingHours: "</script><script>alert(1)</script> $& $'" };
    const filled = fillDocument(html, 'public', registry, appConfig);

    expect(filled).not.toContain('<script>alert');
    expect(JSON.parse(/id="app-config">(.*?)<\/script>/.exec(filled)?.[1] ?? '')).toEqual(appConfig);
  });
});

describe('the content policy', () => {
  it('allows the inlined script by its digest and nothing inline besides', () => {
    const policy = contentSecurityPolicy(
      '<script type="application/json">{}</script><script>boot()</script>',
      'public',
      DEFAULT_APP_CONFIG,
    );
    const digest = createHash('sha256').update('boot()').digest('base64');

    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('names frame and file hosts of the configuration', () => {
    const policy = contentSecurityPolicy('', 'console', {
      ...DEFAULT_APP_CONFIG,
      frameHosts: ['bi.example.com'],
      fileHosts: ['files.example.com'],
    });

    expect(policy).toContain("frame-src 'self' bi.example.com;");
    expect(policy).toMatch(/img-src [^;]*files\.example\.com;/);
  });

  it('lets the console alone send forms to pay hosts, by https', () => {
    const policyOf = (name: DocumentName, payHosts: string[]) =>
      contentSecurityPolicy('', name, { ...DEFAULT_APP_CONFIG, payHosts });

    expect(policyOf('console', ['openapi.alipay.com', '*.mybank.example'])).toContain(
      "form-action 'self' https://openapi.alipay.com https://*.mybank.example;",
    );
    expect(policyOf('console', [])).toContain("form-action 'self';");
    for (const name of ['public', 'sign-in'] as const) expect(policyOf(name, ['a.example'])).toContain("form-action 'self';");
  });

  it('names the script of web analytics, and where it sends to, in public documents only', () => {
    const analytics = { provider: 'matomo', host: 'stats.example.com', id: '7', integrity: '' } as const;
    const policyOf = (name: DocumentName) => contentSecurityPolicy('', name, { ...DEFAULT_APP_CONFIG, analytics });

    expect(policyOf('public')).toContain("script-src 'self' stats.example.com/matomo.js;");
    expect(policyOf('public')).toContain("connect-src 'self' stats.example.com;");
    expect(policyOf('public')).toMatch(/img-src [^;]* stats\.example\.com;/);
    for (const name of ['sign-in', 'console'] as const) expect(policyOf(name)).not.toContain('stats.example.com');
    expect(contentSecurityPolicy('', 'public', DEFAULT_APP_CONFIG)).toContain("script-src 'self'; ");
  });
});
