import type { PageDeclaration } from '../pages/definePages.ts';
import type { SlotDeclaration } from '../slots/defineSlots.ts';

/** All there is to know of a build before it runs; knowing it costs no bundler. */
export interface BuildPlan {
  /** `host`, or the remote's name (`remote_bpm`). */
  readonly name: string;
  readonly directory: string;
  readonly release: string;
  /** Absolute folder the release is written to; it holds a `release.json` once it is complete. */
  readonly output: string;
  /** None for the host. */
  readonly pages: Readonly<Record<string, PageDeclaration>>;
  /** None for the host. */
  readonly slots: Readonly<Record<string, SlotDeclaration>>;
  /** Pages and slots with a limit of their own, in KiB of script as brotli packs it. */
  readonly budgets: Readonly<Partial<Record<string, number>>>;
}
