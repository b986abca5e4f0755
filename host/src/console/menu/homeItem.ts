import { CONSOLE } from '../../address/consoleAddresses.ts';
import type { MenuItem } from './MenuItem.ts';

/** 首页, which the host adds above the server's rows. Theirs have numbers for ids. */
export const homeItem: MenuItem = {
  id: 'home',
  title: '首页',
  icon: 'ep:home-filled',
  target: { kind: 'address', address: CONSOLE.home },
};
