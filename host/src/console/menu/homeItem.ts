import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { MenuItem } from './MenuItem.ts';

/** 首页, which the host adds above the server's rows. Its id is a word, so that it equals none of theirs, which are numbers. */
export const homeItem: MenuItem = {
  id: 'home',
  title: '首页',
  icon: 'ep:home-filled',
  target: { kind: 'address', address: CONSOLE.home },
};
