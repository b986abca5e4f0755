import type { InferSelectModel } from 'drizzle-orm';
import type { Command, Job } from '../../engine/index.ts';
import type { ProcessPart, ServiceJob } from '../hooks/ProcessPart.ts';
import { ServiceError } from '../hooks/ServiceError.ts';
import type { processJobs } from '../rows/processJob.table.ts';
import { briefly } from './briefly.ts';

/** Shorter than the time after which another server asks. */
const LIMIT_MS = 60_000;

/** Asks the service of a job, and gives the command that the process goes on with. */
export async function askService(
  parts: readonly ProcessPart[],
  { id, tenantId }: InferSelectModel<typeof processJobs>,
  { ref, handler, fields }: Job,
): Promise<Command> {
  try {
    return { do: 'jobDone', job: ref, variables: await asked(parts, handler ?? '', { id, tenantId, fields }) };
  } catch (error) {
    return {
      do: 'jobFailed',
      job: ref,
      error: briefly(error),
      ...(error instanceof ServiceError && { errorCode: error.errorCode }),
    };
  }
}

async function asked(parts: readonly ProcessPart[], name: string, job: ServiceJob): Promise<Readonly<Record<string, unknown>>> {
  const service = parts.flatMap(({ services = {} }) => (Object.hasOwn(services, name) ? [services[name]] : []))[0];
  if (service === undefined) throw new Error(`没有名为“${name}”的服务`);
  return inTime(service(job));
}

/** Other jobs wait for the slowest of a batch, and one that never answers would keep them waiting for ever. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`服务在 ${LIMIT_MS / 1000} 秒内没有回应`)), LIMIT_MS);
  // A process that has nothing else to do may end.
  timer.unref();
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
