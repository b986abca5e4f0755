import { ADDRESS } from '../parts/address/addresses.ts';
import { DetailFailure } from '../parts/face/DetailFailure.tsx';

/** Says that no privacy policy is published, or that it could not be loaded. */
export const PrivacyFailure = () => <DetailFailure list={{ title: '关于我们', address: ADDRESS.about }} />;
