import type { Scene } from './drawScene.ts';
import { caseScenes } from './scenes/caseScenes.ts';
import { companyNewsScenes } from './scenes/companyNewsScenes.ts';
import { industryNewsScenes } from './scenes/industryNewsScenes.ts';
import { otherScenes } from './scenes/otherScenes.ts';
import { scenicAreaScenes } from './scenes/scenicAreaScenes.ts';
import { wholeRegionScenes } from './scenes/wholeRegionScenes.ts';

/** The pictures of the seeded content, by the name of their file. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...wholeRegionScenes,
  ...scenicAreaScenes,
  ...caseScenes,
  ...companyNewsScenes,
  ...industryNewsScenes,
  ...otherScenes,
};
