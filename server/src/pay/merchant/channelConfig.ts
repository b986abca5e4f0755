import { UnknownSecret, withoutSecrets, withSecrets } from '@zhilv/contract/pay';
import { badParameter } from '../../call/apiErrors.ts';

type Json = Readonly<Record<string, unknown>>;

/** The configuration as it is shown: `******` stands for each secret. Text that is no JSON object is not shown at all. */
export const shownConfig = (config: string): string => JSON.stringify(withoutSecrets(objectOf(config)));

/**
 * The configuration as it is kept: a secret that was sent back as it was shown stays what it is.
 * @throws BusinessError where `******` stands for no secret that there is
 */
export function keptConfig(sent: string, before: string | null): string {
  try {
    return JSON.stringify(withSecrets(objectOf(sent), before === null ? {} : objectOf(before)));
  } catch (error) {
    throw error instanceof UnknownSecret ? badParameter(error.message) : error;
  }
}

function objectOf(text: string): Json {
  try {
    const parsed: unknown = JSON.parse(text);
    // Nothing else than an object with values by name is a configuration.
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Json) : {};
  } catch {
    // The contract has checked what is sent; rows of before may hold anything.
    return {};
  }
}
