import SemiSlider from '@douyinfe/semi-ui-19/lib/es/slider';
import { useRef } from 'react';
import { useMend } from '../mend/useMend.ts';
import { writeOn } from '../mend/write.ts';
import styles from './Slider.module.css';

interface Scale {
  /** The name of the slider. */
  label: string;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** Writes a value for people: `${value} 天`. */
  format?: (value: number) => string;
}

interface OneValue {
  value: number;
  onChange: (value: number) => void;
}

/** The two ends of a range. */
interface TwoValues {
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
}

export type SliderProps = Scale & (OneValue | TwoValues);

const isRange = (props: SliderProps): props is Scale & TwoValues => Array.isArray(props.value);

/** Sets a value, or two, on a scale that needs no exact value. Arrow keys move a handle by one step. */
export function Slider(props: SliderProps) {
  const { label, min = 0, max = 100, step = 1, disabled = false, format = String } = props;
  const root = useRef<HTMLDivElement>(null);
  // Semi names the handle only of a single value, and describes handles by hints that are not in the document yet.
  useMend(root, (element) => {
    const handles = element.querySelectorAll('[role="slider"]');
    handles.forEach((handle, index) => {
      const now = Number(handle.getAttribute('aria-valuenow'));
      const name = handles.length === 1 ? label : `${label}${index === 0 ? '（从）' : '（到）'}`;
      writeOn(handle, { 'aria-label': name, 'aria-valuetext': format(now), 'aria-describedby': null });
    });
  });
  const change = (moved: number | number[] | undefined): void => {
    if (isRange(props)) {
      if (Array.isArray(moved)) props.onChange([moved[0] ?? min, moved[1] ?? max]);
    } else if (typeof moved === 'number') props.onChange(moved);
  };
  return (
    <div ref={root} className={styles['root']}>
      <SemiSlider
        range={isRange(props)}
        value={isRange(props) ? [...props.value] : props.value}
        onChange={change}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        showBoundary={false}
        tipFormatter={(shown) => (typeof shown === 'number' ? format(shown) : String(shown))}
      />
    </div>
  );
}
