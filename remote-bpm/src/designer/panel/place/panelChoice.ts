import { documentStorage } from '@zhilv/platform';
import { useState } from 'react';

/** What people choose about the panel; the browser remembers it. */
export interface PanelChoice {
  /** In pixels. */
  readonly width: number;
  readonly open: boolean;
}

/** In pixels. */
export const STANDARD_WIDTH = 480;
export const SMALLEST_WIDTH = 320;

/** The panel takes at most half of the window. */
export const largestWidth = (): number => Math.max(SMALLEST_WIDTH, Math.floor(innerWidth / 2));

const KEY = 'zhilv-designer-panel';

/** Gives what people have chosen, and remembers what they choose next. */
export function usePanelChoice(): readonly [PanelChoice, (next: Partial<PanelChoice>) => void] {
  const [choice, setChoice] = useState(read);
  const choose = (next: Partial<PanelChoice>): void => {
    const after = { ...choice, ...next };
    setChoice(after);
    documentStorage().setItem(KEY, JSON.stringify(after));
  };
  return [choice, choose];
}

function read(): PanelChoice {
  const { width, open } = parsed(documentStorage().getItem(KEY));
  return {
    width: typeof width === 'number' && width >= SMALLEST_WIDTH ? width : STANDARD_WIDTH,
    open: typeof open === 'boolean' ? open : true,
  };
}

function parsed(text: string | null): { readonly width?: unknown; readonly open?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Others may write there.
    return {};
  }
}
