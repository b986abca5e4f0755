import type { HeadHandle } from '@zhilv/federation/head';
import type { LoaderFunctionArgs } from 'react-router';
import { ADDRESS } from '../parts/addresses.ts';
import { loadHome } from './homeContent.ts';

export { HomePage as Component } from './HomePage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadHome(request.signal);

export const handle: HeadHandle = { head: () => ({ title: '首页', canonical: ADDRESS.home }) };
