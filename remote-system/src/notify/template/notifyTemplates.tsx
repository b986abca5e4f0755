import { notifyTemplate } from '@zhilv/contract/system';
import { resourceOf, text } from '@zhilv/crud';

/** The texts that messages are filled in from. */
export const notifyTemplates = resourceOf(notifyTemplate, 'name', {
  code: (label) => text(label, { code: true, copy: true }),
});
