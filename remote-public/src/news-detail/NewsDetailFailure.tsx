import { ADDRESS } from '../parts/addresses.ts';
import { DetailFailure } from '../parts/DetailFailure.tsx';

/** The piece of news is not there, or could not be had. */
export const NewsDetailFailure = () => <DetailFailure list={{ title: '查看全部新闻', address: ADDRESS.news }} />;
