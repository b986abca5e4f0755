import { useAtomValue } from 'jotai';
import { ALargeSmall } from 'lucide-react';
import { SIZES } from '../settings/Settings.ts';
import { settingsAtom } from '../settings/settingsAtoms.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { SIZE_LABELS, useChooseSize } from '../settings/useChooseSize.ts';

const CHOICES = SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));

/** Chooses how dense lists and forms are. */
export function SizeMenu() {
  const { size } = useAtomValue(settingsAtom);
  const choose = useChooseSize();
  return (
    <ChoiceMenu label={`布局大小：${SIZE_LABELS[size]}`} Picture={ALargeSmall} choices={CHOICES} value={size} onChoose={choose} />
  );
}
