import type { HeadHandle } from '@zhilv/federation/head';
import { unopenedTitle } from './unopenedTitle.ts';

export { UnopenedPage as Component } from './UnopenedPage.tsx';

export const handle: HeadHandle = { head: ({ pathname }) => ({ title: unopenedTitle(pathname) }) };
