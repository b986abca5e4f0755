import { Check } from 'lucide-react';
import { useId } from 'react';
import styles from './AccentChoice.module.css';
import shared from './drawer.module.css';
import { PRESETS } from './presets.ts';

export interface AccentChoiceProps {
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
}

/** Chooses the theme colour, from eight or freely. */
export function AccentChoice({ value, onChange }: AccentChoiceProps) {
  const name = useId();
  const chosen = value.toLowerCase();
  const isFree = PRESETS.every(({ colour }) => colour.toLowerCase() !== chosen);
  return (
    <fieldset className={shared['group']}>
      <legend className={shared['legend']}>主题颜色</legend>
      <div className={styles['swatches']}>
        {PRESETS.map(({ colour, name: title }) => (
          <label key={colour} className={styles['swatch']} title={title}>
            <input
              type="radio"
              name={name}
              aria-label={title}
              checked={colour.toLowerCase() === chosen}
              onChange={() => onChange(colour)}
            />
            <span style={{ color: colour }}>
              <Check size={16} strokeWidth={2.5} aria-hidden="true" />
            </span>
          </label>
        ))}
        <label className={styles['free']} data-chosen={isFree || undefined}>
          <input type="color" value={chosen} onChange={({ target }) => onChange(target.value)} />
          自定义
        </label>
      </div>
      <p className={shared['help']}>按钮、链接和选中项随之改变；颜色过浅或过深时自动调整，文字始终清晰。</p>
    </fieldset>
  );
}
