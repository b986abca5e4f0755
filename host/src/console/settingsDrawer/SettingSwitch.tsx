import { Switch } from '@zhilv/ui/switch';
import { useId } from 'react';
import styles from './drawer.module.css';

export interface SettingSwitchProps {
  title: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** One setting that is on or off. */
export function SettingSwitch({ title, help, value, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className={styles['line']}>
      <div>
        <span id={id}>{title}</span>
        {help !== undefined && (
          <p id={`${id}-help`} className={styles['help']}>
            {help}
          </p>
        )}
      </div>
      <Switch
        labelledBy={id}
        describedBy={help === undefined ? undefined : `${id}-help`}
        words={['开', '关']}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
