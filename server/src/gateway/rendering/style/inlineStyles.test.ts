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
  return text === undefined ? null : { text, rules: StyleRules.read(text) };
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

    const first = '@layer a,b;@layer a{p{margin:0}}@layer b{.first{color:red}}';
    const [painted, rest] = html.split(mark('two'));
    expect(painted).toBe(
      `<head>\n${disabled('host')}\n${disabled('page')}\n<style data-first-style>${first}</style>\n</head><body><div id="root">${PAGE.split('<span id="two"')[0]}`,
    );
    // Were the first of them there alone, it would be stronger than what the head has of the others.
    const whole = [...STYLES.values()].join('');
    expect(rest).toBe(`<style data-later-style>${whole}</style><p class="later">水</p></div>${MOVING}</body>`);
    expect(digests).toEqual([first, whole].map((text) => integrityOf(Buffer.from(text))));
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

  it('stand whole in the head where one has a fault that would reach into the next', () => {
    const text = '.a{color:red';
    const { html } = inlineStyles(documentWith(['faulty', 'page'], PAGE, MOVING), (file) =>
      file.address === '/faulty.css' ? { text, rules: StyleRules.read(text) } : read(file),
    );

    const inHead = [
      `<style>${text}</style>\n${disabled('faulty')}`,
      `<style>${STYLES.get('/page.css')}</style>\n${disabled('page')}`,
    ];
    expect(html).toBe(`<head>\n${inHead.join('\n')}\n</head><body><div id="root">${PAGE}</div>${MOVING}</body>`);
  });

  it.each([
    ['is gone', null],
    ['could end the element', '.a::after{content:"</style>"}'],
    ['would be another text as part of a document', 'p{margin:0}\r\n'],
  ])('keep their order in the head, as one stays a link, where its file %s', (_, text) => {
    const found = text === null ? null : { text, rules: StyleRules.read(text) };
    const { html, digests } = inlineStyles(documentWith(['gone', 'page'], PAGE, MOVING), (file) =>
      file.address === '/gone.css' ? found : read(file),
    );

    const own = `<style>${STYLES.get('/page.css')}</style>\n${disabled('page')}`;
    expect(html).toBe(`<head>\n${link('gone')}\n${own}\n</head><body><div id="root">${PAGE}</div>${MOVING}</body>`);
    expect(digests).toEqual(['sha384-page']);
  });
});
