import { useEffect, useState } from 'react';

/** Takes files that are dropped onto an element. @returns whether some are held over it */
export function useFileDrop(element: HTMLElement | null, onDrop: ((files: readonly File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (element === null || onDrop === null) return undefined;
    const listening = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      element.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes('Files') === true) act(event);
        },
        { signal: listening.signal },
      );
    const take = (event: DragEvent): void => {
      // Without this the browser would leave the page for the file.
      event.preventDefault();
      setOver(event.type !== 'drop');
    };
    listen('dragenter', take);
    listen('dragover', take);
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    });
    listen('drop', (event) => {
      take(event);
      onDrop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [element, onDrop]);
  return over;
}
