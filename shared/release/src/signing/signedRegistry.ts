import { Registry } from '../schema/index.ts';
import { signatureFault, signatureOf } from './signature.ts';

/** The registry as it is read from files: of the right shape, and signed where signatures are asked for. */
export const SignedRegistry = {
  /** @throws Error for a content that must not be used */
  parse(value: unknown): Registry {
    const registry = Registry.parse(value);
    const { signature, ...content } = value as { readonly signature?: unknown }; // It has the shape of a registry.
    const fault = signatureFault('registry', JSON.stringify(content), signature);
    if (fault !== null) throw new Error(fault);
    return registry;
  },
};

/**
 * Writes a registry as a text, with a signature where there is a key for it.
 * @throws CommandError where a signature is asked for and there is no key, or none that can be used
 */
export function signedText(registry: Registry): string {
  const signature = signatureOf('registry', JSON.stringify(registry));
  return `${JSON.stringify(signature === null ? registry : { ...registry, signature })}\n`;
}
