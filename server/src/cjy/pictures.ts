import { company } from '../seed/site/company.ts';
import { drawCode } from './pictures/drawCode.ts';
import { drawMark } from './pictures/drawMark.ts';
import { drawScene } from './pictures/drawScene.ts';
import { scenes } from './pictures/scenes.ts';

/** The name of the company's own mark among the pictures. */
export const COMPANY_MARK = 'company-mark';

/** The name of the code that leads to the company's address, among the pictures. */
export const COMPANY_CODE = 'company-code';

/** The address of a picture of the seeded content, as its rows carry it: that of an uploaded file. */
export function pictureAddress(name: string): string {
  if (!isPicture(name)) throw new Error(`There is no picture "${name}". Draw it in cjy/pictures/scenes/.`);
  return `/admin-api/infra/file/1/get/cjy/${name}.svg`;
}

/** The SVG of a picture by the last part of its address (`<name>.svg`); null if there is none. */
export async function readPicture(file: string): Promise<Uint8Array | null> {
  const name = file.replace(/\.svg$/, '');
  if (name === file || !isPicture(name)) return null;
  const scene = scenes[name];
  return new TextEncoder().encode(scene === undefined ? drawOfCompany(name) : drawScene(scene));
}

const drawOfCompany = (name: string): string => (name === COMPANY_CODE ? drawCode(company.url) : drawMark());

const isPicture = (name: string): boolean => name === COMPANY_MARK || name === COMPANY_CODE || Object.hasOwn(scenes, name);
