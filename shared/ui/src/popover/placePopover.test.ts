import { describe, expect, it } from 'vitest';
import { placePopover } from './placePopover.ts';

const window = { width: 1440, height: 900 };
const anchor = (left: number, top: number) => ({ left, top, right: left + 32, bottom: top + 32 });

describe('placePopover', () => {
  it('opens below a button at the right, their ends in line', () => {
    expect(placePopover(anchor(1300, 200), window)).toMatchObject({ top: 236, right: 108 });
  });

  it('opens below a button at the left, their starts in line', () => {
    expect(placePopover(anchor(240, 200), window)).toMatchObject({ top: 236, left: 240 });
  });

  it('opens above where there is too little room below', () => {
    expect(placePopover(anchor(1300, 800), window)).toMatchObject({ bottom: 104, maxHeight: 780 });
  });

  it('stays within the window', () => {
    const { left, maxWidth } = placePopover(anchor(2, 100), { width: 360, height: 740 });

    expect(left).toBe(16);
    expect(maxWidth).toBe(328);
  });
});
