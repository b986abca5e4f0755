import { atom, type createStore } from 'jotai';
import { ACCENT_KEY, applyAccent } from '../../head/first/applyAccent.ts';
import { DEFAULT_THEME, parseSettings, type Settings, type Size } from './Settings.ts';

export const SETTINGS_KEY = 'zhilv.layout';

const readStored = (): Settings => parseSettings(localStorage.getItem(SETTINGS_KEY));

const storedAtom = atom(readStored());

/** What the user tries out in this window and has not saved. */
const triedAtom = atom<Partial<Settings>>({});

/** The settings in force: those that are stored, with what is being tried out. */
export const settingsAtom = atom((get): Settings => ({ ...get(storedAtom), ...get(triedAtom) }));

export const hasUnsavedSettingsAtom = atom((get) => JSON.stringify(get(settingsAtom)) !== JSON.stringify(get(storedAtom)));

/** Puts settings in force until the document ends or they are saved. */
export const trySettingsAtom = atom(null, (get, set, changes: Partial<Settings>) =>
  set(triedAtom, { ...get(triedAtom), ...changes }),
);

/**
 * Stores what is in force.
 * @param accent the tokens of the theme colour as `applyAccent` takes them; null for those of the console
 * @throws DOMException when the storage is full
 */
export const saveSettingsAtom = atom(null, (get, set, accent: string | null) => {
  const settings = get(settingsAtom);
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  if (accent === null) localStorage.removeItem(ACCENT_KEY);
  else localStorage.setItem(ACCENT_KEY, accent);
  set(storedAtom, settings);
  set(triedAtom, {});
});

/** Stores a size, and nothing that is being tried out. @throws DOMException when the storage is full */
export const chooseSizeAtom = atom(null, (get, set, size: Size) => {
  const settings = { ...get(storedAtom), size };
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  set(storedAtom, settings);
});

/** Puts the settings in force for the document, and takes up what other windows store. */
export function followSettings(store: ReturnType<typeof createStore>): void {
  const show = (): void => showOn(document.documentElement, store.get(settingsAtom));
  show();
  store.sub(settingsAtom, show);
  void mendAccent(store.get(settingsAtom).theme);
  window.addEventListener('storage', ({ key }) => {
    // The key is null when everything stored is removed.
    if (key === SETTINGS_KEY || key === null) store.set(storedAtom, readStored());
    if (key === ACCENT_KEY || key === null) applyAccent(localStorage.getItem(ACCENT_KEY));
  });
}

/** Writes what stylesheets go by. */
function showOn({ dataset }: HTMLElement, { size, sideTheme, fixedHeader }: Settings): void {
  dataset['size'] = size;
  dataset['sideTheme'] = sideTheme;
  dataset['fixedHeader'] = String(fixedHeader);
}

/** Makes the tokens of the theme colour anew where those that are stored are missing, damaged or of another colour. */
async function mendAccent(theme: string): Promise<void> {
  const chosen = theme.toLowerCase();
  const own = chosen === DEFAULT_THEME.toLowerCase();
  const stored = localStorage.getItem(ACCENT_KEY);
  if (own ? stored === null : stored?.startsWith(`${chosen}|`) === true) return;
  try {
    const accent = own ? null : (await import('./accentText.lazy.ts')).accentText(chosen);
    if (accent === null) localStorage.removeItem(ACCENT_KEY);
    else localStorage.setItem(ACCENT_KEY, accent);
    applyAccent(accent);
  } catch {
    // Offline, or the storage is full: the console keeps its own colour, and the next start tries again.
  }
}
