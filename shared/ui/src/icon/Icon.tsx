import { Circle } from 'lucide-react';
import { createElement } from 'react';
import { menuIcons } from './menuIcons.ts';

export interface IconProps {
  /** The icon's name as a server menu has it; a neutral ring stands for unknown, empty and absent names. */
  name: string | null | undefined;
  /** 16 in text and menus, 20 in headers. */
  size?: 16 | 20;
}

/** Draws a menu's icon. It is decoration: the menu's name stands beside it. */
export function Icon({ name, size = 16 }: IconProps) {
  return createElement(menuIcons.get(name ?? '') ?? Circle, { size, strokeWidth: 1.5, 'aria-hidden': true, focusable: false });
}
