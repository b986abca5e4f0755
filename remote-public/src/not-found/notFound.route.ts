import type { HeadHandle } from '@zhilv/site/head';
import { data } from 'react-router';

export { NotFoundPage as Component } from './NotFoundPage.tsx';

/** The page loads nothing; the server answers with this status. */
export const loader = () => data(null, { status: 404 });

export const handle: HeadHandle = { head: () => ({ title: '页面不存在', unlisted: true }) };
