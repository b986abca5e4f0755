import { MOST_PROOFS } from '@zhilv/contract/mall';
import { pictures } from '@zhilv/crud';

/** The pictures by which a buyer proves what is wrong with the goods. */
export const proofs = pictures('凭证图片', MOST_PROOFS);
