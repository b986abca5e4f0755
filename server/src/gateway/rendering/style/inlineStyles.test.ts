import { integrityOf } from '@zhilv/release/site-directory';
import { describe, expect, it } from 'vitest';
import { inlineStyles, type NamedFile } from './inlineStyles.ts';
import { StyleRules } from './StyleRules.ts';

const STYLES = new Map([
  ['/host.css', '@layer a,b;@layer a{p{margin:0}}'],
  ['/page.css', '@layer b{.first{color:red}.later{color:blue}}'],
]);

const read = ({ address }: NamedFile) => {
  const text = STYLES.get(address);
  return text === undefined ? null : { text, rules: new StyleRules(text) };
};

const link = (name: string) =>
  `<link rel="stylesheet" href="/${name}.css" crossorigin="anonymous" integrity="sha384-${name}" data-rspack="site:${name}">`;

const mark = (id: string) => `<span id="${id}" data-blocking="render" hidden=""></span>`;

const MOVING = `<script>move('style[data-later-style]')</script>`;
const PAGE = `<header class="first">${mark('one')}</header><h1 class="first other">山</h1>${mark('two')}<p class="later">水</p>`;

const documentWith = (names: readonly string[], page: string, script: string) =>
  `<head>\n${names.map(link).join('\n')}\n</head><body><div id="root">${page}</div>${script}</body>`;

const disabled = (name: string) => link(name).replace('<link', '<link disabled');

describe('the stylesheets of a rendered document', () => {
  it('stand behind what is painted first, and before it what that needs of them', () => {
    const { html, digests } = inlineStyles(documentWith(['host', 'page'], PAGE, MOVING), read);

    const first = ['@layer a,b;@layer a{p{margin:0}}', '@layer b{.first{color:red}}'];
    const inHead = first.map((text) => `<style data-first-style>${text}</style>\n`).join('');
    const [painted, rest] = html.split(mark('two'));
    expect(painted).toBe(
      `<head>\n${disabled('host')}\n${disabled('page')}\n${inHead}</head><body><div id="root">${PAGE.split('<span id="two"')[0]}`,
    );
    const whole = [...STYLES.values()].map((text) => `<style data-later-style>${text}</style>`).join('');
    expect(rest).toBe(`${whole}<p class="later">水</p></div>${MOVING}</body>`);
    expect(digests).toEqual([...first.map((text) => integrityOf(Buffer.from(text))), 'sha384-host', 'sha384-page']);
  });

  it.each([
    ['nothing waits for', '<h1 class="first">山</h1>', MOVING],
    ['a host renders whose head script leaves them where they are', `data-later-style ${PAGE}`, '<script>start()</script>'],
  ])('stand in the head of a page that %s', (_, page, script) => {
    const { html, digests } = inlineStyles(documentWith(['host', 'page'], page, script), read);

    const [host = '', own = ''] = STYLES.values();
    expect(html).toBe(
      `<head>\n<style>${host}</style>\n${disabled('host')}\n<style>${own}</style>\n${disabled('page')}\n</head><body><div id="root">${page}</div>${script}</body>`,
    );
    expect(digests).toEqual(['sha384-host', 'sha384-page']);
  });

  it.each([
    ['is gone', null],
    ['could end the element', '.a::after{content:"</style>"}'],
  ])('keep their order in the head, as one stays a link, where its file %s', (_, text) => {
    const found = text === null ? null : { text, rules: new StyleRules(text) };
    const { html, digests } = inlineStyles(documentWith(['gone', 'page'], PAGE, MOVING), (file) =>
      file.address === '/gone.css' ? found : read(file),
    );

    const own = `<style>${STYLES.get('/page.css')}</style>\n${disabled('page')}`;
    expect(html).toBe(`<head>\n${link('gone')}\n${own}\n</head><body><div id="root">${PAGE}</div>${MOVING}</body>`);
    expect(digests).toEqual(['sha384-page']);
  });
});
