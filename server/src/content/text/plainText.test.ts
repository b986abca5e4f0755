import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

it('is what people read', () => {
  const html =
    '<h2>预<strong>约</strong></h2><p title="a &gt; b">一 &amp;lt; 二&nbsp;&lt;三&gt; 3 > 2</p><ul><li>四</li><li>五</li></ul>';

  expect(plainText(sanitiseRichText(html)).replaceAll(/\s+/g, ' ').trim()).toBe('预约 一 &lt; 二 <三> 3 > 2 四 五');
});
