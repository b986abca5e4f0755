import { express, pickUpStore } from '@zhilv/contract/mall';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import type { Id } from '@zhilv/contract';

const nodesOf = (names: readonly { readonly id: Id; readonly name: string }[]): readonly TreeListNode[] =>
  names.map(({ id, name }) => ({ key: String(id), label: name }));

/** Gives the couriers whom one can choose: those that are on. */
export const courierNames = async (): Promise<readonly TreeListNode[]> => nodesOf(await call(express.listAllSimple, {}));

/** Gives the stores that one can choose: those that are on. */
export const storeNames = async (): Promise<readonly TreeListNode[]> => nodesOf(await call(pickUpStore.listAllSimple, {}));
