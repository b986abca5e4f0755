/** The range in which a diagram can be zoomed, and the step. */
const SMALLEST = 0.2;
const LARGEST = 4;
const STEP = 0.1;

const rounded = (zoom: number): number => Math.round(zoom * 100) / 100;

/** The next zoom in a direction, or null where it would leave the range. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number | null {
  const next = rounded(direction === 'in' ? zoom + STEP : zoom - STEP);
  return isZoom(next) ? next : null;
}

/** Whether a diagram may be shown at this zoom. */
export const isZoom = (zoom: number): boolean => zoom >= SMALLEST && zoom <= LARGEST;

/** The permitted zoom nearest to this one. */
export const permittedZoom = (zoom: number): number => Math.min(LARGEST, Math.max(SMALLEST, zoom));

/** `125%` */
export const zoomText = (zoom: number): string => `${Math.round(zoom * 100)}%`;
