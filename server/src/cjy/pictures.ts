import { company } from '../seed/site/company.ts';
import { drawCode } from './pictures/drawCode.ts';
import { drawMark } from './pictures/drawMark.ts';
import { drawScene } from './pictures/drawScene.ts';
import { scenes } from './pictures/scenes.ts';

/** The name of the company's own mark among the pictures. */
export const COMPANY_MARK = 'company-mark';
/** The name of the code that a phone's camera calls the hotline by. */
export const COMPANY_CODE = 'company-code';

/** Pictures that are no scenes. */
const signs: Readonly<Record<string, () => string>> = {
  [COMPANY_MARK]: drawMark,
  [COMPANY_CODE]: () => drawCode(`tel:${company.phone}`),
};

/** The address of a picture of the seeded content, as its rows carry it: that of an uploaded file. */
export function pictureAddress(name: string): string {
  if (!Object.hasOwn(signs, name) && !Object.hasOwn(scenes, name))
    throw new Error(`There is no picture "${name}". Draw it in cjy/pictures/scenes/.`);
  return `/admin-api/infra/file/1/get/cjy/${name}.svg`;
}

/** The SVG of a picture by the last part of its address (`<name>.svg`); null if there is none. */
export async function readPicture(file: string): Promise<Uint8Array | null> {
  const name = file.replace(/\.svg$/, '');
  const svg = name === file ? undefined : drawn(name);
  return svg === undefined ? null : new TextEncoder().encode(svg);
}

function drawn(name: string): string | undefined {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (scene !== undefined) return drawScene(scene);
  return Object.hasOwn(signs, name) ? signs[name]?.() : undefined;
}
