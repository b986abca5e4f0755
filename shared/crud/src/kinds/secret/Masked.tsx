import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ButtonBeside } from '../beside/ButtonBeside.tsx';
import styles from './Masked.module.css';

/** A shown secret hides again after this time. */
const SHOWN_MS = 8000;

export interface MaskedProps {
  /** What is masked. */
  label: string;
  children: ReactNode;
}

/** Hides a value from who looks over the shoulder; a press shows it for a moment. The dots do not tell its length. */
export function Masked({ label, children }: MaskedProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ButtonBeside
      icon={shown ? EyeOff : Eye}
      label={`显示${label}`}
      title={shown ? '隐藏' : '显示'}
      pressed={shown}
      onPress={() => setShown(!shown)}
    >
      {shown ? (
        <span className={styles['value']}>{children}</span>
      ) : (
        <span role="img" aria-label="已隐藏">
          ••••••
        </span>
      )}
    </ButtonBeside>
  );
}
