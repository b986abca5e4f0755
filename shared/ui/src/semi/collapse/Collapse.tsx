import SemiCollapse from '@douyinfe/semi-ui-19/lib/es/collapse';
import { type ReactNode, useId, useRef } from 'react';
import { pressByKey } from '../mend/pressByKey.ts';
import { useMend } from '../mend/useMend.ts';
import { writeOn } from '../mend/write.ts';
import styles from './Collapse.module.css';

export interface CollapseProps {
  panels: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
  /** The keys of the panels that are open at first. */
  opened?: readonly string[];
}

/** Shows parts of a page that open and close by a press on their titles. */
export function Collapse({ panels, opened }: CollapseProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  // Semi's titles ignore Enter and Space, and their `aria-owns` is wrong.
  useMend(root, (element) => {
    [...element.querySelectorAll('.semi-collapse-item')].forEach((item, index) => {
      const title = item.querySelector('.semi-collapse-header');
      const content = item.querySelector('.semi-collapse-content');
      const open = title?.getAttribute('aria-expanded') === 'true' && content !== null;
      if (content !== null) writeOn(content, { id: `${id}${index}`, 'aria-hidden': null });
      if (title !== null) writeOn(title, { 'aria-owns': null, 'aria-controls': open ? `${id}${index}` : null });
    });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of what Semi draws as buttons
    <div ref={root} className={styles['root']} onKeyDown={pressByKey}>
      <SemiCollapse
        defaultActiveKey={[...(opened ?? [])]}
        motion={false}
        onChange={(_, { currentTarget }) => bringIntoSight(currentTarget.closest('.semi-collapse-item'))}
      >
        {panels.map(({ key, title, content }) => (
          <SemiCollapse.Panel key={key} itemKey={key} header={title}>
            {content}
          </SemiCollapse.Panel>
        ))}
      </SemiCollapse>
    </div>
  );
}

/** Frames of the browser in which Semi has measured what a panel holds; until then the title is all of the panel. */
const FRAMES = 10;

/** Scrolls to a panel that opens: what a title at the lower end of a page or a panel opens would be out of sight. */
function bringIntoSight(item: Element | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const title = item?.querySelector('[aria-expanded="true"]') ?? null;
    if (item === null || title === null) return;
    if (item.clientHeight <= title.clientHeight + 1 && frames > 0) bringIntoSight(item, frames - 1);
    else item.scrollIntoView({ block: 'nearest' });
  });
}
