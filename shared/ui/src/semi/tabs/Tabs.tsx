import SemiTabs from '@douyinfe/semi-ui-19/lib/es/tabs';
import TabPane from '@douyinfe/semi-ui-19/lib/es/tabs/TabPane';
import { type ReactNode, useId, useRef } from 'react';
import { useMend } from '../mend/useMend.ts';
import { write } from '../mend/write.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The key of the tab that shows. Without it the component keeps the choice itself and begins with the first tab. */
  value?: string;
  onChange?: (key: string) => void;
}

/** Shows one of several parts of a page at a time. The content of a tab is rendered when it first shows, and stays. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  // Semi makes the ids of elements from the keys alone, and two rows of tabs may have equal keys.
  const keyOf = (key: string): string => `${id}${key}`;
  useMend(root, (element) => {
    write(element, '[role="tablist"]', { 'aria-label': label });
    // The content has controls of its own, so the keyboard need not stop at the panel as well.
    write(element, '[role="tabpanel"]', { tabindex: null });
  });
  return (
    <div ref={root} className={styles['root']}>
      <SemiTabs
        {...(value !== undefined && { activeKey: keyOf(value) })}
        onChange={(key) => onChange?.(key.slice(id.length))}
        lazyRender
        tabPaneMotion={false}
      >
        {tabs.map(({ key, title, content, disabled = false }) => (
          <TabPane key={key} itemKey={keyOf(key)} tab={title} disabled={disabled}>
            {content}
          </TabPane>
        ))}
      </SemiTabs>
    </div>
  );
}
