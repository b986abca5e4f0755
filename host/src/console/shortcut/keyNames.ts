import { isApple } from '@zhilv/platform';

const NAMES: Readonly<Record<string, string>> = {
  Mod: isApple() ? '⌘' : 'Ctrl',
  Shift: isApple() ? '⇧' : 'Shift',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: '空格',
  Plus: '+',
  Minus: '−',
};

/** Gives the names that stand on the keys of `Mod+K`; the key + is `Plus`. */
export const keyNames = (keys: string): readonly string[] => keys.split('+').map((key) => NAMES[key] ?? key);
