import { darkColour } from './darkColour.ts';

/** The colours of elements that have none of their own: tokens, so that they follow the theme, and beside them what they are in a picture. */
export const DEFAULT_COLOURS = {
  defaultFillColor: 'var(--zhilv-surface-raised, #ffffff)',
  defaultStrokeColor: 'var(--zhilv-text, #14252e)',
};

/**
 * Gives a colour that an element has of its own, with the one that stands for it in the dark. DiagramLook.module.css empties one of the two;
 * the other then gives what is beside its name. What is no colour of BPMN in Color stays.
 */
export function themedColour(colour: string): string {
  const dark = darkColour(colour);
  return dark === null ? colour : `var(--diagram-light, ${colour}) var(--diagram-dark, ${dark})`;
}

/** Gives a drawing with the colours that it has on white, whatever the theme is: programs that show pictures know no tokens. */
export const lightPicture = (svg: string): string =>
  svg
    .replaceAll(/var\(--diagram-light,\s*(#[\da-f]{6})\)\s*var\(--diagram-dark,\s*hsl\([^)]*\)\)/gi, '$1')
    .replaceAll(/var\(--zhilv-[\w-]+,\s*(#[\da-f]{6})\)/gi, '$1');
