import { company } from '../company/company.ts';
import { drawCode } from './drawing/drawCode.ts';
import { drawMark } from './drawing/drawMark.ts';
import { drawScene } from './drawing/drawScene.ts';
import { drawGoods } from './goods/drawGoods.ts';
import { goodsFile, type GoodsPictureName, goodsPictures } from './goods/goodsPictures.ts';
import { scenes } from './scenes/scenes.ts';

/** The name of the company's own mark among the pictures. */
export const COMPANY_MARK = 'company-mark';
/** The name of the code that a phone's camera calls the hotline by. */
export const COMPANY_CODE = 'company-code';

/** The functions that draw the pictures, by name. */
const drawings: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(scenes).map(([name, scene]) => [name, () => drawScene(scene)] as const),
  ...Object.entries(goodsPictures).map(
    // The keys are the names.
    ([name, picture]) => [goodsFile(name as GoodsPictureName), () => drawGoods(picture)] as const,
  ),
  [COMPANY_MARK, drawMark],
  [COMPANY_CODE, () => drawCode(`tel:${company.phone}`)],
]);

/** The address of a picture of the demonstration content, as its rows carry it: that of an uploaded file. */
export function pictureAddress(name: string): string {
  if (!drawings.has(name)) throw new Error(`There is no picture "${name}". Draw it in pictures/scenes/.`);
  return `/admin-api/infra/file/1/get/cjy/${name}.svg`;
}

/** The address of a picture of goods. */
export const goodsPictureAddress = (name: GoodsPictureName): string => pictureAddress(goodsFile(name));

/** The SVG of a picture by the last part of its address without `.svg`; null if there is none. */
export const drawPicture = (name: string): string | null => drawings.get(name)?.() ?? null;
