import { Tag, type TagProps } from './Tag.tsx';
import { classTokens } from './classTokens.ts';

export interface EntryTagProps {
  /** The visible part of a dictionary entry. */
  entry: {
    readonly label: string;
    readonly colorType?: string | null | undefined;
    readonly cssClass?: string | null | undefined;
  };
}

/** A dictionary entry may carry these colours (docs/protocol/dicts.md). */
const TONES: Readonly<Record<string, NonNullable<TagProps['tone']>>> = {
  primary: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  default: 'plain',
};

/** Shows a dictionary entry as lists do: as a tag, or as plain text when it has no colour. */
export function EntryTag({ entry: { label, colorType, cssClass } }: EntryTagProps) {
  const className = classTokens(cssClass);
  if (!colorType) return className === undefined ? label : <span className={className}>{label}</span>;
  return (
    <Tag tone={TONES[colorType] ?? 'plain'} className={className}>
      {label}
    </Tag>
  );
}
