import { OaLeave, oaLeave } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { findRow } from '../../records/rows.ts';
import { askForLeave } from './askForLeave.ts';
import { oaLeaves } from './oaLeave.table.ts';

const ownLeaves = listOf(oaLeaves, OaLeave, {
  matches: ({ result, type, reason, createTime }: FiltersOf<typeof oaLeave.page>, { user }) => [
    eq(oaLeaves.userId, user.id),
    equals(oaLeaves.result, result),
    equals(oaLeaves.type, type),
    contains(oaLeaves.reason, reason),
    ...within(oaLeaves.createTime, createTime),
  ],
});

/** Leaves (docs/protocol/bpm.md §10). Whoever may read leaves may read any one, as in a real back end: approvers have to. */
export const handlers = [
  implement(oaLeave.create, askForLeave),
  implement(oaLeave.get, (call) => findRow(call, oaLeaves, call.input.id)),
  implement(oaLeave.page, (call) => pageOfRows(call, ownLeaves)),
];
