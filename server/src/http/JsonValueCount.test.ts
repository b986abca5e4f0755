import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { JsonValueCount } from './JsonValueCount.ts';

const TEXTS: [text: string, values: number][] = [
  ['{"a":1}', 2],
  ['[1,2,3]', 4],
  ['[{},{}]', 5],
  [JSON.stringify({ bpmnXml: '<a b="1,2" c="[{}]"/>' }), 2],
  [JSON.stringify(['\\', '"', '\\"', '亭,看"雪', '']), 6],
  ['"\\\\",1', 2],
  ['"not closed, \\', 1],
];

it.each(TEXTS)('of %s, wherever it is cut', (text, values) => {
  const whole = Buffer.from(text);

  for (let first = 0; first <= whole.length; first += 1)
    for (let second = first; second <= whole.length; second += 1) {
      const count = new JsonValueCount();
      const parts = [whole.subarray(0, first), whole.subarray(first, second), whole.subarray(second)];
      expect(parts.map((part) => count.with(part)).at(-1)).toBe(values);
    }
});
