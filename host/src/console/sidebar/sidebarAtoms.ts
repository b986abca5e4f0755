import { atom } from 'jotai';

const COLLAPSED_KEY = 'zhilv.sidebar.collapsed';

/** Below 992 pixels the layout is the phone's. */
const PHONE = '(max-width: 991.98px)';

const storedCollapsedAtom = atom(localStorage.getItem(COLLAPSED_KEY) === 'true');

/** Whether the sidebar shows icons only; the choice outlives the document. */
export const sidebarCollapsedAtom = atom((get) => get(storedCollapsedAtom));

/** Whether the phone's menu drawer is open. */
export const drawerOpenAtom = atom(false);

export const phoneAtom = atom(window.matchMedia(PHONE).matches);
phoneAtom.onMount = (set) => {
  const query = window.matchMedia(PHONE);
  const update = () => set(query.matches);
  update();
  query.addEventListener('change', update);
  return () => query.removeEventListener('change', update);
};

/** The header's menu button: the drawer on a phone, the sidebar's width elsewhere. */
export const toggleMenuAtom = atom(null, (get, set) => {
  if (get(phoneAtom)) return set(drawerOpenAtom, (open) => !open);
  const collapsed = !get(storedCollapsedAtom);
  try {
    localStorage.setItem(COLLAPSED_KEY, String(collapsed));
  } catch {
    // The storage is full: the choice lasts as long as the document.
  }
  return set(storedCollapsedAtom, collapsed);
});
