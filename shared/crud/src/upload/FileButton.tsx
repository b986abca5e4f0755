import { Button, type ButtonProps } from '@zhilv/ui/button';
import { useFileChoice } from './useFileChoice.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is chosen, for assistive technology. */
  chosen: string;
  /** The media types that are offered; all where none are named. */
  accept?: string;
  onChosen: (file: File) => void;
}

/** A button that has the user choose one file in the browser's own dialog. */
export function FileButton({ chosen, accept, onChosen, ...button }: FileButtonProps) {
  const { input, choose } = useFileChoice({ chosen, accept, onChosen: ([file]) => file && onChosen(file) });
  return (
    <>
      {input}
      <Button {...button} onClick={choose} />
    </>
  );
}
