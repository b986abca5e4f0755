import type { SeededRandom } from '../soak/SeededRandom.ts';

/** What may stand in an attribute instead of its value. */
const VALUES = [
  '',
  'NaN',
  '1e300',
  '-1',
  '__proto__',
  'constructor',
  'start',
  'process',
  'flow',
  '&amp;lt;',
  '&none;',
  'javascript:alert(1)',
];

const TAG = /<[^!?][^<>]*>/g;

const ATTRIBUTE = /="([^"]*)"/g;

/** Gives an XML as a crash, a careless hand or a bad tool leaves it: cut, with other bytes in it, or with other elements and values. */
export function damagedXml(xml: string, random: SeededRandom): string {
  const place = random.below(xml.length);
  const tags = [...xml.matchAll(TAG)];
  const tag = random.pick(tags);
  const withTag = (text: string): string => xml.slice(0, tag.index) + text + xml.slice(tag.index + tag[0].length);
  return random.pick([
    () => xml.slice(0, place),
    () => xml.slice(place),
    () => xml.slice(0, place) + String.fromCodePoint(random.below(0x3000)) + xml.slice(place + random.below(2)),
    () => xml.slice(0, place) + '\0'.repeat(xml.length - place),
    () => withTag(''),
    () => withTag(tag[0] + tag[0]),
    () => withTag(random.pick(tags)[0]),
    () => withTag(tag[0].replace(/\w+(?=[\s/>])/, 'task')),
    ...Array.from({ length: 8 }, () => () => withOtherValue(xml, random)),
  ])();
}

function withOtherValue(xml: string, random: SeededRandom): string {
  const values = [...xml.matchAll(ATTRIBUTE)];
  const { index, 0: attribute } = random.pick(values);
  const value = random.chance(0.5) ? random.pick(VALUES) : (random.pick(values)[1] ?? '');
  return `${xml.slice(0, index)}="${value}"${xml.slice(index + attribute.length)}`;
}
