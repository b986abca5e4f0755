import { later } from '../../later/later.ts';

/** Loads the calendar when somebody is about to open it; a date can be typed without it. */
export const datePickerCode = later(() => import('@zhilv/ui/date-picker'));
