import type { AppConfig } from '@zhilv/release/schema';
import type { ShareDrawings } from '../crawlers/sharePictures.ts';
import type { SeedStep } from '../seed/seed.ts';

/** The content of an installation that nobody has worked with yet. */
export interface Demonstration {
  /** The steps that are applied after those of every installation. */
  readonly seedSteps: readonly SeedStep[];
  /** The settings that its company has made. */
  readonly appConfig: Pick<AppConfig, 'proofFigures'>;
  /** The SVG of a picture of its content by the last part of the picture's address without `.svg`; null if there is none. */
  readonly drawPicture: (name: string) => string | null;
  /** The pictures that stand for those where a page is shared. */
  readonly shareDrawings: ShareDrawings;
}
