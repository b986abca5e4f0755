import SemiDescriptions from '@douyinfe/semi-ui-19/lib/es/descriptions';
import type { ReactNode } from 'react';
import { useNarrowWindow } from '../../pagination/useNarrowWindow.ts';
import styles from './Descriptions.module.css';

export interface DescriptionsProps {
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The number of facts in a row; a phone shows one. */
  columns?: 1 | 2 | 3;
}

/** Lists the facts of one record, each with its name. */
export function Descriptions({ facts, columns = 1 }: DescriptionsProps) {
  const narrow = useNarrowWindow();
  const beside = narrow ? 1 : columns;
  return (
    <SemiDescriptions
      className={styles['root'] ?? ''}
      align="left"
      size="small"
      {...(beside > 1 && { layout: 'horizontal' as const, column: beside })}
      data={facts.map(({ label, value }) => ({ key: label, value }))}
    />
  );
}
