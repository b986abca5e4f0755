import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Site } from '@zhilv/e2e/site';
import type { Profile } from './profiles.ts';

/** A page as a person opens it: nothing cached, perhaps a session in storage. */
export interface Opening {
  readonly address: string;
  readonly storageState: BrowserContextOptions['storageState'];
  /** The page is there when an element matches this selector. */
  readonly shown: string;
}

/** What may be measured at most. A time depends on the machine; the ratio to the floor hardly does. */
export interface Budget {
  readonly ratio: number;
  readonly milliseconds?: number;
}

/** What a case is given: a running product of its own, and a browser. */
export interface Laboratory {
  readonly site: Site;
  readonly browser: Browser;
}

/** A page, and its floor: the least that any page doing the same has to do. Both are opened in turn in one run. */
export interface Rivals {
  readonly subject: Opening;
  readonly floor: Opening;
  close(): Promise<void>;
}

/** One measurement. A file in `cases/` exports one as `benchCase`; nothing else names it. */
export interface BenchCase {
  readonly name: string;
  /** What the floor does, in a few words. */
  readonly floorName: string;
  readonly budgets: Readonly<Record<Profile, Budget>>;
  prepare(laboratory: Laboratory): Promise<Rivals>;
}
