import type { SeededRandom } from '@zhilv/testing/soak/seeded-random';

/** A script that leaves a mark, which tests look for. */
const RUN = 'top.markupRan=1';

/** Elements that run, restyle, load or submit, or whose content parsers read by rules of their own. */
const TAGS: readonly string[] = (
  'img svg math iframe a p div style form input video audio details body object embed template noscript textarea ' +
  'title xmp select table td mtext mglyph foreignObject desc annotation-xml base link meta marquee button ' +
  'math><mi svg><desc svg><style math><mtext><table><mglyph><style'
).split(' ');

const ATTRIBUTES: readonly string[] = (
  'onerror onload onclick onfocus onmouseover onanimationstart ontoggle href src srcdoc style xlink:href action ' +
  'formaction data background poster id name class title is'
).split(' ');

/** The script in forms that filters have been known to overlook. */
const VALUES: readonly string[] = [
  RUN,
  `javascript:${RUN}`,
  `java&#115;cript:${RUN}`,
  `JaVa\tScRiPt:${RUN}`,
  `&#x6A;avascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `</title><img src=x onerror=${RUN}>`,
  `--><img src=x onerror=${RUN}>`,
  `</style><img src=x onerror=${RUN}>`,
  `</noscript><img src=x onerror=${RUN}>`,
  `url(javascript:${RUN})`,
  `x" onerror="${RUN}`,
  `x' onerror='${RUN}`,
  'x autofocus tabindex=1',
  'attributes',
];

/** Places in a text at which the element may stand. */
const CONTEXTS: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<p>${inner}</p>`,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<math>${inner}</math>`,
  (inner) => `<table>${inner}`,
  (inner) => `<select>${inner}`,
  (inner) => `<!--${inner}-->`,
  (inner) => `<![CDATA[${inner}]]>`,
  (inner) => `<title>${inner}</title>`,
  (inner) => `<noscript>${inner}`,
  (inner) => `<svg></p><style><a id="${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<a href="${inner}">x</a>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${inner}">`,
];

/** Makes a text that would run something if it became markup unchanged. */
export function markupPayload(random: SeededRandom): string {
  const payload = random.pick(CONTEXTS)(element(random));
  return random.next() < 0.3 ? payload + random.pick(CONTEXTS)(element(random)) : payload;
}

function element(random: SeededRandom): string {
  const tag = random.pick(TAGS);
  const attributes = Array.from(
    { length: random.pick([1, 2, 3]) },
    () => `${random.pick([' ', '/', '\n'])}${random.pick(ATTRIBUTES)}=${quoted(random, random.pick(VALUES))}`,
  );
  const inner = random.pick(['', 'x', `</${tag}>`, `<script>${RUN}</script>`]);
  return `<${random.pick([tag, tag.toUpperCase()])}${attributes.join('')}>${inner}`;
}

const quoted = (random: SeededRandom, value: string): string =>
  random.pick([`"${value}"`, `'${value}'`, value.replaceAll(' ', '/')]);
