import type { HeadHandle } from '@zhilv/site/head';
import { data } from 'react-router';

export { UnauthorisedPage as Component } from './UnauthorisedPage.tsx';

/** The page loads nothing; the server answers with this status. */
export const loader = () => data(null, { status: 401 });

export const handle: HeadHandle = { head: () => ({ title: '无权访问', unlisted: true }) };
