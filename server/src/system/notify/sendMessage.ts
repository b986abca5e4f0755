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

interface Sending {
  /** A user of the staff. */
  readonly userId: Id;
  readonly params: TemplateParams;
  /** The text, filled in; at most `LONGEST_MESSAGE` characters. */
  readonly content: string;
}

/** `system_notify_message` has room for so many characters. */
export const LONGEST_MESSAGE = 1024;

/** Sends a message of a template, and gives its id. */
export async function sendMessage(
  sender: Sender,
  { id, code, nickname, type }: Pick<InferSelectModel<typeof notifyTemplates>, 'id' | 'code' | 'nickname' | 'type'>,
  { userId, params, content }: Sending,
): Promise<Id> {
  const template = { templateId: id, templateCode: code, templateNickname: nickname, templateType: type };
  const message = { userId, userType: STAFF, ...template, templateContent: content, templateParams: params };
  const [sent] = await sender.db
    .insert(notifyMessages)
    .values({ ...message, tenantId: sender.tenantId, ...creationStamp(sender) })
    .returning({ id: notifyMessages.id });
  if (sent === undefined) throw new Error('A new row came back empty.');
  return sent.id;
}
