import { Refusal } from '@zhilv/server/process-engine';

/** Gives why the engine refuses a command; null when it does it. */
export function refusalOf(command: () => unknown): Refusal | null {
  try {
    command();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
