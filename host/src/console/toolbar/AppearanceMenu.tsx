import { APPEARANCE_LABELS, APPEARANCES, chooseAppearance } from '@zhilv/site/appearance';
import { Monitor, Moon, Sun } from 'lucide-react';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { useAppearance } from '../settings/useAppearance.ts';

const PICTURES = { light: Sun, dark: Moon, system: Monitor };

const CHOICES = APPEARANCES.map((value) => ({ value, label: APPEARANCE_LABELS[value], Picture: PICTURES[value] }));

/** Chooses between light, dark, and what the system says. */
export function AppearanceMenu() {
  const appearance = useAppearance();
  return (
    <ChoiceMenu
      label={`外观：${APPEARANCE_LABELS[appearance]}`}
      Picture={PICTURES[appearance]}
      choices={CHOICES}
      value={appearance}
      onChoose={chooseAppearance}
    />
  );
}
