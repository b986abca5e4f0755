/** The places that pages offer to other remotes: `home.card` is the grid of the console's home. */
export const SLOT_NAMES = ['home.card'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** A quarter, a half, or the whole of the grid's twelve columns; on a phone all take the whole width. */
export const SLOT_SIZES = ['small', 'medium', 'wide'] as const;
export type SlotSize = (typeof SLOT_SIZES)[number];

/** The declaration of one contribution. It is plain data, because the build reads it without running the module. */
export interface SlotDeclaration {
  readonly slot: SlotName;
  /** The module, relative to `src/`. It exports `Component` and, where there is data, `loader`, as a page module does. */
  readonly module: string;
  /** Only users with this permission see and download it. Without one it is for everybody who is signed in. */
  readonly permission?: string;
  readonly size: SlotSize;
  /** Its place among the others, of all remotes; smaller comes first. Leave gaps: 100, 200, … */
  readonly order: number;
}

/** A remote's contributions to other pages' slots, by a key of its own: `<remote>/<object>/<what>`. */
export const defineSlots = <Slots extends Readonly<Record<string, SlotDeclaration>>>(slots: Slots): Slots => slots;
