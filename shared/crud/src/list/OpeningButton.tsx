import type { Opening } from '../later/useLater.ts';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';

export interface OpeningButtonProps extends Pick<ToolButtonProps, 'label' | 'icon' | 'words' | 'ref'> {
  opening: Opening<unknown>;
}

/** Shows a button of a list's toolbar that opens and closes a part, whose code is loaded when somebody is about to press. */
export function OpeningButton({ opening: { code, loading, prepare, open, close }, ...shown }: OpeningButtonProps) {
  return (
    <ToolButton
      {...shown}
      busy={loading}
      aria-haspopup="dialog"
      aria-expanded={code !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (code === null ? void open() : close())}
    />
  );
}
