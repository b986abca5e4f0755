import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { describe, expect, it } from 'vitest';
import { accentSheet } from '../../head/first/applyAccent.ts';
import { accentText } from './accentText.lazy.ts';

describe('the tokens of a theme colour', () => {
  it('are none for the colour of the console, however it is written', () => {
    expect([accentText('#409EFF'), accentText('#409eff')]).toEqual([null, null]);
  });

  it('are taken by the first script as they are made, for any colour', () => {
    const random = new SeededRandom(14);
    const colours = ['#ffffff', '#000000', '#FFFF00', ...Array.from({ length: 20 }, () => hex(random.below(0x100_00_00)))];

    for (const colour of colours) {
      const sheet = accentSheet(accentText(colour));

      expect(sheet).toMatch(
        /^:root\{--zhilv-accent-1:#[0-9a-f]{6};.*--zhilv-accent-text:#[0-9a-f]{6};\}@media screen\{:root\[data-theme=dark\]/,
      );
    }
  });

  it.each([
    null,
    '',
    '#11a983',
    '#11a983||',
    '#11a983|--zhilv-accent:#11a983;|',
    '#11a983|--zhilv-accent:url(//x);|--zhilv-accent:#11a983;',
    '#11a983|--zhilv-accent:#11a983;}body{display:none;|--zhilv-accent:#11a983;',
    '#11a983|--zhilv-surface:#11a983;|--zhilv-accent:#11a983;',
  ])('are left out where %j is stored', (stored) => {
    expect(accentSheet(stored)).toBeNull();
  });
});

const hex = (number: number): string => `#${number.toString(16).padStart(6, '0')}`;
