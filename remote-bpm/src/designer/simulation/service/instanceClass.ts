import styles from './Simulation.module.css';

const CLASSES = ['first', 'second', 'third', 'fourth'] as const;

/** The look of the tokens of a process instance, by its number from 1. */
export const instanceClass = (number: number): string => styles[CLASSES[(number - 1) % CLASSES.length] ?? 'first'] ?? '';
