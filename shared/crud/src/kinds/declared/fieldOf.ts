import type { FieldKind, ResourceField } from '@zhilv/contract/resource';
import type { Field } from '../../resource/Field.ts';
import { dateTime } from '../date/dateTime.tsx';
import { dict } from '../dict/dict.tsx';
import { longText } from '../text/longText.tsx';
import { number } from '../number/number.tsx';
import { picture } from '../picture/picture.tsx';
import { status } from '../dict/status.tsx';
import { switchOf } from '../choice/switchOf.tsx';
import { text } from '../text/text.tsx';
import { texts } from '../text/texts.tsx';

/** Gives a field of the contract the kind by which it is shown and typed in, unless a page names another. */
export const fieldOf = (declared: Declared & Pick<ResourceField, 'kind'>): Field<never> => BY_KIND[declared.kind](declared);

type Declared = Pick<ResourceField, 'label' | 'dictionary'>;

const BY_KIND: Readonly<Record<FieldKind, (declared: Declared) => Field<never>>> = {
  text: ({ label }) => text(label),
  code: ({ label }) => text(label, { code: true }),
  longText: ({ label }) => longText(label),
  texts: ({ label }) => texts(label),
  number: ({ label }) => number(label),
  switch: ({ label }) => switchOf(label),
  dict: ({ label, dictionary = '' }) => (dictionary === 'common_status' ? status(label) : dict(label, dictionary)),
  dateTime: ({ label }) => dateTime(label),
  picture: ({ label }) => picture(label),
  // People cannot read ids, so a page that shows one should name a field of its own.
  reference: ({ label }) => text(label, { code: true }),
};
