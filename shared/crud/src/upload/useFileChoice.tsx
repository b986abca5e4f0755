import { type ReactNode, useRef } from 'react';

interface FileChoiceOptions {
  /** What is chosen, for assistive technology. */
  readonly chosen: string;
  /** The media types that are offered; all where none are named. */
  readonly accept?: string | undefined;
  /** Whether several may be chosen at once. */
  readonly several?: boolean | undefined;
  readonly onChosen: (files: readonly File[]) => void;
}

/** Has the user choose files in the browser's own dialog. `input` has to stand somewhere in the page, where it is not seen. */
export function useFileChoice({ chosen, accept, several, onChosen }: FileChoiceOptions): {
  readonly input: ReactNode;
  readonly choose: () => void;
} {
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      accept={accept}
      multiple={several}
      aria-label={chosen}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = '';
        if (files.length > 0) onChosen(files);
      }}
    />
  );
  return { input, choose: () => element.current?.click() };
}
