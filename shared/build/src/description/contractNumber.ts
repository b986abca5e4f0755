import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { experiments } from '@rspack/core';
import * as z from 'zod/mini';

const ContractNumber = z.object({ CONTRACT_NUMBER: z.int() });

/**
 * The contract number of the package in `directory`: that of the `contract` it depends on. Its source is compiled before it is
 * imported, because Node runs no TypeScript below `node_modules`.
 * @throws Error when `contract` exports no number
 */
export async function contractNumber(directory: string): Promise<number> {
  const file = createRequire(path.join(directory, 'package.json')).resolve('@zhilv/contract/contract-number');
  const { code } = await experiments.swc.transform(readFileSync(file, 'utf8'), { jsc: { parser: { syntax: 'typescript' } } });
  const exported: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return ContractNumber.parse(exported).CONTRACT_NUMBER;
}
