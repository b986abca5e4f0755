import type { HeadHandle } from '@zhilv/federation/head';
import { data } from 'react-router';

export { NotFoundPage as Component } from './NotFoundPage.tsx';

/** Nothing to load; the server answers with this status. */
export const loader = () => data(null, { status: 404 });

export const handle: HeadHandle = { head: () => ({ title: '页面不存在', unlisted: true }) };
