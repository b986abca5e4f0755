import { type KeyboardEvent, useRef } from 'react';
import styles from './WayTabs.module.css';
import type { Way } from './ways.ts';

export type TabbedWay = Exclude<Way, 'forgotten'>;

const TABS: readonly (readonly [TabbedWay, string])[] = [
  ['password', '账号登录'],
  ['sms', '短信登录'],
];

interface WayTabsProps {
  way: TabbedWay;
  onTurn: (way: TabbedWay) => void;
}

export const tabId = (way: TabbedWay) => `way-${way}`;
export const panelId = (way: TabbedWay) => `way-${way}-panel`;

/** The ways to sign in. Arrow keys turn to the next one, as in every list of tabs (WAI-ARIA, tabs pattern). */
export function WayTabs({ way, onTurn }: WayTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const at = TABS.findIndex(([one]) => one === way);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : TABS.at(to % TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    onTurn(next[0]);
    list.current?.querySelector<HTMLElement>(`#${tabId(next[0])}`)?.focus();
  }

  return (
    <div ref={list} className={styles['tabs']} role="tablist" aria-label="登录方式">
      {TABS.map(([one, label]) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={one === way}
          aria-controls={panelId(one)}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onTurn(one)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
