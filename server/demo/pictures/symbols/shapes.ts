/** The flat colours of `drawScene`. */
type Colour = 'ink' | 'wall' | 'lamp' | 'blue' | 'green' | 'ochre' | 'thread' | 'shade' | 'pale' | 'node' | 'signal';

export const path = (colour: Colour, d: string): string => `<path class="${colour}" d="${d}"/>`;

export const box = (colour: Colour, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect class="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;

export const disc = (colour: Colour, x: number, y: number, radius: number): string =>
  `<circle class="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`;
