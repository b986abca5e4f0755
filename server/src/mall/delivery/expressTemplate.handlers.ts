import { expressTemplate } from '@zhilv/contract/mall';
import { asc } from 'drizzle-orm';
import { implement } from '../../call/implement.ts';
import { rowsWhere } from '../../records/rows.ts';
import { expressTemplates } from './expressTemplate.table.ts';

/** Freight templates (docs/protocol/trade.md §2). */
export const handlers = [
  implement(expressTemplate.listAllSimple, (call) =>
    rowsWhere(call, expressTemplates, undefined, {
      orderBy: [asc(expressTemplates.sort), asc(expressTemplates.id)],
      columns: ['id', 'name'],
    }),
  ),
];
