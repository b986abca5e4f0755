export { Card, type CardProps } from './Card.tsx';
export { CardFailure, type CardFailureProps } from './CardFailure.tsx';
export { CardNote, type CardNoteProps } from './CardNote.tsx';
export { CardRows, type CardRowsProps } from './CardRows.tsx';
