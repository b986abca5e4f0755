import type { Id } from '@zhilv/contract';
import { fillTemplate, type TemplateParams } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { rowsWhere } from '../../records/rows.ts';
import { notifyTemplates } from './notifyTemplate.table.ts';
import { LONGEST_MESSAGE, type Sender, sendMessage } from './sendMessage.ts';

interface Notice {
  readonly userId: Id;
  /** The template's. */
  readonly code: string;
  readonly params: TemplateParams;
}

/**
 * Tells somebody of something by the template of a code, if the tenant has one that is on. It refuses nothing: a place that the template has
 * and nobody fills stays, and what is longer than a message can be is cut.
 */
export async function notify(sender: Sender, { userId, code, params }: Notice): Promise<void> {
  const [template] = await rowsWhere(sender, notifyTemplates, eq(notifyTemplates.code, code));
  if (template === undefined || template.status !== 0) return;
  const content = Array.from(fillTemplate(template.content, params)).slice(0, LONGEST_MESSAGE).join('');
  await sendMessage(sender, template, { userId, params, content });
}
