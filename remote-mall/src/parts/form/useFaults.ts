import { useState } from 'react';

/** Messages by the names of the fields that they are about. */
type Faults = Readonly<Partial<Record<string, string>>>;

/** What is wrong with a form, as far as it is told. */
export interface ToldFaults {
  /** Empty until somebody has wanted to send the form. */
  readonly faults: Faults;
  /** Asks whether the form may be sent. From then on it tells what is wrong, and takes each back as soon as it is mended. */
  readonly check: () => boolean;
}

/** @param found what is wrong with the form as it stands */
export function useFaults(found: Faults): ToldFaults {
  const [checked, setChecked] = useState(false);
  return {
    faults: checked ? found : {},
    check: () => {
      setChecked(true);
      return Object.keys(found).length === 0;
    },
  };
}
