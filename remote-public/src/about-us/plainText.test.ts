import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('leaves the words of a text, apart where its parts are', () => {
  expect(plainText('<h2>简介</h2><p>为<strong>景区</strong>建设</p>').replaceAll(/\s+/g, ' ').trim()).toBe('简介 为 景区 建设');
});

it('reads what stands for a character, once', () => {
  expect(plainText('山&nbsp;水 &amp; 城 &lt; 乡 &gt; &quot;云&quot; &amp;lt;')).toBe('山 水 & 城 < 乡 > "云" &lt;');
});
