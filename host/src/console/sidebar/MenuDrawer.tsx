import { useAtom, useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { menuAtom } from '../menu/menuAtoms.ts';
import { settingsAtom } from '../settings/settingsAtoms.ts';
import { Brand } from './Brand.tsx';
import styles from './MenuDrawer.module.css';
import { MenuNav } from './MenuNav.tsx';
import { MenuTree } from './MenuTree.tsx';
import { drawerOpenAtom } from './sidebarAtoms.ts';

export interface MenuDrawerProps {
  company: string;
}

/** The phone's menu. The browser's own dialog keeps the focus inside, gives it back, and closes on Esc. */
export function MenuDrawer({ company }: MenuDrawerProps) {
  const [open, setOpen] = useAtom(drawerOpenAtom);
  const items = useAtomValue(menuAtom);
  const { sidebarLogo } = useAtomValue(settingsAtom);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    element.showModal();
    const closeOnLinkOrBackdrop = ({ target }: Event) => {
      if (target === element || (target instanceof Element && target.closest('a') !== null)) setOpen(false);
    };
    element.addEventListener('click', closeOnLinkOrBackdrop);
    return () => {
      element.removeEventListener('click', closeOnLinkOrBackdrop);
      element.close();
    };
  }, [open, setOpen]);

  return (
    <dialog ref={dialog} className={styles['drawer']} aria-label="主菜单" onClose={() => setOpen(false)}>
      {open && (
        <div className={styles['content']}>
          <div className={styles['head']}>
            {sidebarLogo && <Brand company={company} />}
            <button type="button" className={styles['close']} aria-label="关闭菜单" onClick={() => setOpen(false)}>
              <X size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
          <MenuNav className={styles['nav']}>
            <MenuTree items={items} />
          </MenuNav>
        </div>
      )}
    </dialog>
  );
}
