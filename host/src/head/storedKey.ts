/**
 * Reads a key of the session, as `platform` keeps it: for this window alone where the storage of all windows was full, else for
 * all windows.
 */
export const storedKey = (name: 'ACCESS_TOKEN' | 'TENANT_ID'): string | null =>
  sessionStorage.getItem(name) ?? localStorage.getItem(name);
