type Attributes = Readonly<Record<string, string>>;

/** Gives the value to keep; null takes the attribute away. */
type Rule = (value: string) => string | null;

const PAIR_SEPARATOR = ';';

/** A link may have these schemes. Without one it is an address of the site. */
const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
const FILE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);

/** Pictures may stand in the text itself. SVG may not, because it is a document; larger ones belong among the files. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]*$/i;
const EMBEDDED_PICTURE_LIMIT = 200 * 1024;

/** Styles may have these declarations. An editor writes them, and they cannot cover the page or load anything. */
const STYLE_PROPERTIES: ReadonlySet<string> = new Set(
  'color background-color text-align font-size font-weight text-indent line-height width'.split(' '),
);
const STYLE_VALUE = /^(?:(?:rgb|hsl)a?\([\d\s.,%/]+\)|[\w#.%\s-]+)$/i;

/** Elements keep these classes of the editors that content may come from. */
const EDITOR_CLASS = /^(?:ql|w-e)-[\w-]+$/;

const kept: Rule = (value) => value;
const whenMatching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : null;

const size = whenMatching(/^\d{1,4}%?$/);
const span = whenMatching(/^\d{1,3}$/);

const everywhere: Readonly<Record<string, Rule>> = {
  title: kept,
  class: (value) =>
    value
      .split(/\s+/)
      .filter((name) => EDITOR_CLASS.test(name))
      .join(' ') || null,
  style: (value) => value.split(PAIR_SEPARATOR).flatMap(harmlessDeclaration).join('; ') || null,
};

const byTag: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  a: { href: (value) => (hasScheme(value, LINK_SCHEMES) ? value : null), target: whenMatching(/^_blank$/) },
  img: {
    src: (value) => (isEmbeddedPicture(value) || hasScheme(value, FILE_SCHEMES) ? value : null),
    alt: kept,
    width: size,
    height: size,
  },
  // Films of this site only: the content policy lets in no others.
  video: { src: ownFile, width: size, height: size },
  source: { src: ownFile },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span },
};

/**
 * Gives the attributes that an element of rich text keeps and those that it has to have. With these, a link tells nothing of
 * this page to the one it leads to, a picture is loaded when it comes into view, and a film can be started.
 *
 * @param tag in lower case, with `attributes` as a parser gives them: names in lower case, values decoded
 */
export function allowedAttributes(tag: string, attributes: Attributes): Record<string, string> {
  const rules = new Map([...Object.entries(everywhere), ...Object.entries(byTag[tag] ?? {})]);
  const left = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const allowed = rules.get(name)?.(value) ?? null;
    return allowed === null ? [] : [[name, allowed]];
  });
  const own = Object.fromEntries(left);
  return { ...(tag === 'img' && { alt: '' }), ...own, ...added(tag, own) };
}

function added(tag: string, { href, target }: Attributes): Attributes {
  if (tag === 'a' && (target !== undefined || leadsElsewhere(href))) return { rel: 'noopener noreferrer' };
  if (tag === 'img') return { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' };
  if (tag === 'video') return { controls: '', preload: 'metadata' };
  return {};
}

function harmlessDeclaration(declaration: string): string[] {
  const [name = '', value = '', more] = declaration.split(':').map((part) => part.trim());
  return more === undefined && STYLE_PROPERTIES.has(name.toLowerCase()) && STYLE_VALUE.test(value)
    ? [`${name.toLowerCase()}: ${value}`]
    : [];
}

/** An address as browsers read it: they pass over white space and control characters within. */
const asRead = (address: string): string => address.replaceAll(/[\p{Cc}\p{Z}]/gu, '');

function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([^/?#]*?):/.exec(asRead(address))?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

const leadsElsewhere = (address = ''): boolean => /^(?:https?:|[/\\]{2})/i.test(asRead(address));

const isEmbeddedPicture = (address: string): boolean =>
  address.length <= EMBEDDED_PICTURE_LIMIT && EMBEDDED_PICTURE.test(address);

function ownFile(address: string): string | null {
  return /^\/(?![/\\])/.test(asRead(address)) ? address : null;
}
