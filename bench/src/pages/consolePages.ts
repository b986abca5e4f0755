import type { Browser } from '@playwright/test';
import type { Listening } from '@zhilv/e2e/listening';
import type { Product } from '@zhilv/e2e/product';
import { signInOver } from '@zhilv/e2e/staff';
import type { Opening } from '../openingTime.ts';
import { earlierSession } from './earlierSession.ts';

/** A list of plain records; the page is there when a row has its heading. */
export const LIST = { path: '/system/dict', shown: 'tbody th[scope=row]' };

/** The accounts beside the tree of departments; the page is there when both are. */
export const USERS = { path: '/system/user', shown: 'body:has(tbody th[scope=row]):has([role=treeitem])' };

/** Opens a list as somebody who has been there before. */
export const listOf = async (browser: Browser, { url }: Product, { path, shown } = LIST): Promise<Opening> => ({
  address: url + path,
  storageState: await earlierSession(browser, url, path),
  shown,
});

/** Opens the diagram of a model as somebody who has been there before. @param element the id of what is drawn last */
export async function designerOf(browser: Browser, { url }: Product, modelId: string, element?: string): Promise<Opening> {
  const path = `/bpm/manager/model/design?modelId=${modelId}`;
  return { address: url + path, storageState: await earlierSession(browser, url, path), shown: drawn(element) };
}

/** A selector of a shape in a diagram. */
export const drawn = (element?: string): string =>
  element === undefined ? 'g.djs-shape' : `g.djs-shape[data-element-id="${element}"]`;

/** Opens a floor page as somebody who is signed in at the product whose API is behind it. */
export async function floorOf(floor: Listening, product: Product, { query = '', shown }: FloorPage): Promise<Opening> {
  const { origins } = await signInOver(product.url, 'admin');
  const storageState = { cookies: [], origins: origins.map((origin) => ({ ...origin, origin: floor.url })) };
  return { address: `${floor.url}/${query}`, storageState, shown };
}

interface FloorPage {
  readonly query?: string;
  readonly shown: string;
}
