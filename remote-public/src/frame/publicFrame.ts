import type { HeadHandle } from '@zhilv/federation/head';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSiteFrame, type SiteFrame } from '../parts/siteFrame.ts';
import { frameHead } from './frameHead.ts';

export { PublicFrame as Component } from './PublicFrame.tsx';

export const loader = ({ request }: LoaderFunctionArgs): Promise<SiteFrame> => loadSiteFrame(request.signal);

export const handle: HeadHandle = { head: frameHead };
