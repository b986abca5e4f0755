import { Tag, type TagProps } from '@zhilv/ui/tag';
import { classTokens } from './classTokens.ts';

export interface EntryTagProps {
  /** An entry of a dictionary, as far as it is seen. */
  entry: {
    readonly label: string;
    readonly colorType?: string | null | undefined;
    readonly cssClass?: string | null | undefined;
  };
}

/** The colours a dictionary entry may carry (contract dicts.md). */
const TONES: Readonly<Record<string, NonNullable<TagProps['tone']>>> = {
  primary: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  default: 'plain',
};

/** An entry of a dictionary as lists show it; one without a colour is plain text. */
export function EntryTag({ entry: { label, colorType, cssClass } }: EntryTagProps) {
  const className = classTokens(cssClass);
  if (!colorType) return className === undefined ? label : <span className={className}>{label}</span>;
  return (
    <Tag tone={TONES[colorType] ?? 'plain'} className={className}>
      {label}
    </Tag>
  );
}
