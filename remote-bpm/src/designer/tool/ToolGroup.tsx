import type { ReactNode } from 'react';
import { use } from 'react';
import { ToolPlace } from './ToolPlace.ts';
import styles from './ToolGroup.module.css';

export interface ToolGroupProps {
  /** The name of what its tools are about. */
  label: string;
  /** Keeps the room of this many tools, so that those that come later move nothing. */
  room?: number;
  children: ReactNode;
}

/** Tools that belong together. A group without any shows nothing. */
export function ToolGroup({ label, room = 0, children }: ToolGroupProps) {
  const place = use(ToolPlace);
  return (
    <div role="group" aria-label={label} className={styles[place]} data-room={room}>
      {children}
    </div>
  );
}
