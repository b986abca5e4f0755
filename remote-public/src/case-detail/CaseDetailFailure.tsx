import { ADDRESS } from '../parts/addresses.ts';
import { DetailFailure } from '../parts/DetailFailure.tsx';

/** The case or solution is not there, or could not be had. */
export const CaseDetailFailure = () => <DetailFailure list={{ title: '查看全部案例', address: ADDRESS.cases }} />;
