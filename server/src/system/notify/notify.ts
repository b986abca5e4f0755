import type { Id } from '@zhilv/contract';
import { fillTemplate, type TemplateParams } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { rowsWhere } from '../../records/rows.ts';
import { notifyTemplates } from './notifyTemplate.table.ts';
import { LONGEST_MESSAGE, type Sender, sendMessages } from './sendMessage.ts';

interface Notice {
  readonly userId: Id;
  readonly params: TemplateParams;
}

/**
 * Tells people of something by the template of a code, if the tenant has one that is on. It refuses nothing: a place that the template has
 * and nobody fills stays, and what is longer than a message can be is cut.
 * @param code the template's
 */
export async function notify(sender: Sender, code: string, notices: readonly Notice[]): Promise<void> {
  const [template] = await rowsWhere(sender, notifyTemplates, eq(notifyTemplates.code, code));
  if (template === undefined || template.status !== 0) return;
  const contentOf = (params: TemplateParams) =>
    Array.from(fillTemplate(template.content, params)).slice(0, LONGEST_MESSAGE).join('');
  await sendMessages(
    sender,
    template,
    notices.map(({ userId, params }) => ({ userId, params, content: contentOf(params) })),
  );
}
