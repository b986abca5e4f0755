import { Button, type ButtonProps } from '@zhilv/ui/button';
import { useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is chosen, for assistive technology. */
  chosen: string;
  /** The media types that are offered; all where none are named. */
  accept?: string;
  onChosen: (file: File) => void;
}

/** A button that has the user choose one file in the browser's own dialog. */
export function FileButton({ chosen, accept, onChosen, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={chosen}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
