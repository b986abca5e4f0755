import type { HeadHandle } from '@zhilv/site/head';
import type { LoaderFunctionArgs } from 'react-router';
import { loadFrameContent, type FrameContent } from '../parts/content/frameContent.ts';
import { frameHead } from './frameHead.ts';

export { PublicFrame as Component } from './PublicFrame.tsx';

export const loader = ({ request }: LoaderFunctionArgs): Promise<FrameContent> => loadFrameContent(request.signal);

export const handle: HeadHandle = { head: frameHead };
