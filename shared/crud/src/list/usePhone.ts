import { useMedia } from '@zhilv/ui/media';

/** Tells whether the window is as narrow as a phone, where a table becomes cards, and a dialog a sheet; follows its size. */
export const usePhone = (): boolean => useMedia('(max-width: 767px)');
