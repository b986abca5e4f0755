import type { Id } from '@zhilv/contract';
import type { TemplateParams } from '@zhilv/contract/system';
import type { InferSelectModel } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import { creationStamp } from '../../records/stamps.ts';
import { notifyMessages, STAFF } from './notifyMessage.table.ts';
import type { notifyTemplates } from './notifyTemplate.table.ts';

/** Who sends it; the user is null where the server itself does. */
export type Sender = Pick<Call, 'db' | 'tenantId' | 'clock'> & { readonly user: SignedInUser | null };

type Template = Pick<InferSelectModel<typeof notifyTemplates>, 'id' | 'code' | 'nickname' | 'type'>;

interface Sending {
  /** A user of the staff. */
  readonly userId: Id;
  readonly params: TemplateParams;
  /** The text, filled in; at most `LONGEST_MESSAGE` characters. */
  readonly content: string;
}

/** `system_notify_message` has room for so many characters. */
export const LONGEST_MESSAGE = 1024;

/** A statement of PostgreSQL has at most 65,535 parameters, and a message has fewer than twenty. */
const SENT_AT_ONCE = 1000;

/** Sends a message of a template, and gives its id. */
export async function sendMessage(sender: Sender, template: Template, sending: Sending): Promise<Id> {
  const [id] = await sendMessages(sender, template, [sending]);
  if (id === undefined) throw new Error('A new row came back empty.');
  return id;
}

/** Sends messages of a template to many, and gives their ids. */
export async function sendMessages(sender: Sender, template: Template, all: readonly Sending[]): Promise<readonly Id[]> {
  const rows = all.map((sending) => rowOf(sender, template, sending));
  const ids: Id[] = [];
  for (let first = 0; first < rows.length; first += SENT_AT_ONCE) {
    const part = rows.slice(first, first + SENT_AT_ONCE);
    const sent = await sender.db.insert(notifyMessages).values(part).returning({ id: notifyMessages.id });
    ids.push(...sent.map(({ id }) => id));
  }
  return ids;
}

const rowOf = (sender: Sender, { id, code, nickname, type }: Template, { userId, params, content }: Sending) => ({
  userId,
  userType: STAFF,
  templateId: id,
  templateCode: code,
  templateNickname: nickname,
  templateType: type,
  templateContent: content,
  templateParams: params,
  tenantId: sender.tenantId,
  ...creationStamp(sender),
});
