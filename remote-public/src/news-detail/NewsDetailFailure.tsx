import { ADDRESS } from '../parts/address/addresses.ts';
import { DetailFailure } from '../parts/face/DetailFailure.tsx';

/** Says that the piece of news is not there, or could not be loaded. */
export const NewsDetailFailure = () => <DetailFailure list={{ title: '查看全部新闻', address: ADDRESS.news }} />;
