import { randomBytes } from 'node:crypto';
import { payChannel } from '@zhilv/contract/pay';
import { and, eq } from 'drizzle-orm';
import { type Implementation, implement } from '../../call/implement.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { hasRow, kept, rowsWhere } from '../../records/rows.ts';
import { keptConfig, shownConfig } from './channelConfig.ts';
import { canPayBy } from '../app/canPayBy.ts';
import { payApps } from '../app/payApp.table.ts';
import { payChannels } from '../app/payChannel.table.ts';
import { appMissing, channelExists, channelMissing } from '../app/payRefusals.ts';

const rows = recordsOf(payChannels, {
  missing: channelMissing,
  unique: [{ by: ['appId', 'code'], taken: channelExists }],
});

/** The channels of applications (docs/protocol/pay.md §2, §4). Secrets go in and do not come out. */
export const handlers: readonly Implementation[] = [
  implement(payChannel.enabledCodes, async ({ db, tenantId, settings, input }) => {
    const enabled = await db
      .select({ channelCode: payChannels.code })
      .from(payChannels)
      .where(and(kept(payChannels, { tenantId }), eq(payChannels.appId, input.appId), eq(payChannels.status, 0)));
    // Nobody is offered what cannot be completed.
    return enabled.map(({ channelCode }) => channelCode).filter((code) => canPayBy(code, settings));
  }),
  implement(payChannel.get, async (call) => {
    const { appId, code } = call.input;
    const [row] = await rowsWhere(call, payChannels, and(eq(payChannels.appId, appId), eq(payChannels.code, code)));
    return row === undefined ? null : { ...row, config: shownConfig(row.config) };
  }),
  implement(payChannel.create, async (call) => {
    const { appId, config } = call.input;
    if (!(await hasRow(call, payApps, eq(payApps.id, appId)))) throw appMissing();
    const notifyKey = randomBytes(32).toString('hex');
    return rows.create(call, { ...call.input, config: keptConfig(config, null), notifyKey });
  }),
  implement(payChannel.update, (call) =>
    call.db.transaction(async (db) => {
      const { id, config } = call.input;
      // Held, so that a secret that somebody else changes meanwhile is not written back as it was.
      const [before] = await db
        .select({ config: payChannels.config })
        .from(payChannels)
        .where(and(eq(payChannels.id, id), kept(payChannels, call)))
        .for('update');
      if (before === undefined) throw channelMissing();
      return rows.update({ ...call, db }, { ...call.input, config: keptConfig(config, before.config) });
    }),
  ),
  implement(payChannel.delete, (call) => rows.remove(call, call.input.id)),
];
