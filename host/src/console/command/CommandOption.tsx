import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { Icon } from '@zhilv/ui/icon';
import { ExternalLink } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { addressOf, type Hit } from '../search/searchEntries.ts';
import styles from './CommandOption.module.css';
import { Marked } from './Marked.tsx';

export interface CommandOptionProps {
  id: string;
  hit: Hit;
  /** Enter chooses it. */
  selected: boolean;
  onChoose: () => void;
}

/** An entry in the command box. The keys belong to the box's field; the pointer only presses. */
export function CommandOption({ id, hit, selected, onChoose }: CommandOptionProps) {
  const { entry } = hit;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const isOutside = entry.target.kind === 'outside';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div ref={option} id={id} role="option" aria-selected={selected} className={styles['option']} onClick={onChoose}>
      <span className={styles['icon']}>{'name' in entry.icon ? <Icon name={entry.icon.name} /> : entry.icon.picture}</span>
      <span className={styles['title']}>
        <Marked spans={hit.title}>{entry.title}</Marked>
        {isOutside && <span className={hiddenText}>（在新窗口打开）</span>}
      </span>
      <Whereabouts hit={hit} />
      {isOutside && <ExternalLink className={styles['outside']} size={14} strokeWidth={1.5} aria-hidden="true" />}
    </div>
  );
}

/** The directories of a page, or its address where only that is like what was typed. */
function Whereabouts({ hit }: Pick<CommandOptionProps, 'hit'>) {
  const { entry, title, trail, address } = hit;
  const byAddress = address.length > 0 && title.length === 0 && trail.every(({ length }) => length === 0);
  if (byAddress) {
    return (
      <span className={styles['address']}>
        <Marked spans={address}>{addressOf(entry)}</Marked>
      </span>
    );
  }
  return (
    <span className={styles['trail']}>
      {entry.trail.map((directory, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two directories may have one title, and their order stays
        <Fragment key={place}>
          {place > 0 && ' / '}
          <Marked spans={trail[place] ?? []}>{directory}</Marked>
        </Fragment>
      ))}
    </span>
  );
}
