import { messages } from '@zhilv/platform';
import { useSetAtom } from 'jotai';
import { NOT_STORED } from './notStored.ts';
import type { Size } from './Settings.ts';
import { chooseSizeAtom } from './settingsAtoms.ts';

/** What people call the sizes. */
export const SIZE_LABELS: Readonly<Record<Size, string>> = { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' };

/** Gives a function that puts a size in force and stores it. */
export function useChooseSize(): (size: Size) => void {
  const choose = useSetAtom(chooseSizeAtom);
  return (size) => {
    try {
      choose(size);
      messages.success('Switch Size Success');
    } catch {
      messages.error(NOT_STORED);
    }
  };
}
