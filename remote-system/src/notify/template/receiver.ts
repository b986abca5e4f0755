import { treeReference } from '@zhilv/crud';
import { userNames } from '../../parts/userNames/userNames.ts';

/** Whom a test message is for. */
export const receiver = treeReference('接收人', userNames);
