import { confirm } from '@zhilv/platform';

/** Takes one of the things in an entry away. */
const BUTTON = 'button.bio-properties-panel-remove-list-entry';

/**
 * Has the panel of bpmn-io ask before it removes one of the things in an entry, as it does for those in a group: it gives entries no way to.
 * @returns a function that ends it
 */
export function askBeforeRemoval(place: HTMLElement): () => void {
  /** What is being removed because somebody agreed. */
  let agreed: Element | null = null;
  const ask = async (button: HTMLButtonElement): Promise<void> => {
    if (!(await confirm({ content: '确定删除这一项吗？', danger: true, okText: '删除' }))) return;
    // It may have gone meanwhile, by an undo for one.
    if (!button.isConnected) return;
    agreed = button;
    button.click();
    agreed = null;
  };
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null;
    if (button === null || button === agreed) return;
    event.stopPropagation();
    void ask(button);
  };
  place.addEventListener('click', onClick, true);
  return () => place.removeEventListener('click', onClick, true);
}
