import type { Scene } from '../drawing/drawScene.ts';
import { caseScenes } from './caseScenes.ts';
import { companyNewsScenes } from './companyNewsScenes.ts';
import { industryNewsScenes } from './industryNewsScenes.ts';
import { otherScenes } from './otherScenes.ts';
import { scenicAreaScenes } from './scenicAreaScenes.ts';
import { wholeRegionScenes } from './wholeRegionScenes.ts';

/** The pictures of the demonstration content, by the name of their file. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...wholeRegionScenes,
  ...scenicAreaScenes,
  ...caseScenes,
  ...companyNewsScenes,
  ...industryNewsScenes,
  ...otherScenes,
};
