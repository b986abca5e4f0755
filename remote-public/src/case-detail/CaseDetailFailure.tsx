import { ADDRESS } from '../parts/address/addresses.ts';
import { DetailFailure } from '../parts/face/DetailFailure.tsx';

/** Says that the case or solution is not there, or could not be loaded. */
export const CaseDetailFailure = () => <DetailFailure list={{ title: '查看全部案例', address: ADDRESS.cases }} />;
