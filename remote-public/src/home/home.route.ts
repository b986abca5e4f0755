import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { ADDRESS } from '../parts/address/addresses.ts';
import { loadHome } from './homeContent.ts';

export { HomePage as Component } from './HomePage.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadHome(request.signal);

export const handle: HeadHandle = { head: () => ({ title: '首页', canonical: ADDRESS.home }) };
