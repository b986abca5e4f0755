import { createContext } from 'react';

/** The place in which tools show: as icons in the bar above the diagram, or on a phone as rows of a sheet. */
export const ToolPlace = createContext<'bar' | 'sheet'>('bar');
