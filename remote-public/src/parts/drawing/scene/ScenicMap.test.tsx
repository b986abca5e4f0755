import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { ScenicMap } from './ScenicMap.tsx';

const legsGone = (gone: number): number =>
  renderPublic(<ScenicMap gone={gone} hour="day" />).element.querySelectorAll('path[data-gone]').length;

it('shows as gone the legs of the way that lie behind', () => {
  expect([0, 3, 8].map(legsGone)).toEqual([0, 3, 8]);
});
