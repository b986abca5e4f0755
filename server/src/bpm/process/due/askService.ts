import type { InferSelectModel } from 'drizzle-orm';
import type { Command, Job } from '../../engine/index.ts';
import type { ProcessPart, ServiceJob } from '../hooks/ProcessPart.ts';
import { ServiceError } from '../hooks/ServiceError.ts';
import type { processJobs } from '../rows/processJob.table.ts';

/** Asks the service of a job, and gives the command that the process goes on with. */
export async function askService(
  parts: readonly ProcessPart[],
  { id, tenantId }: InferSelectModel<typeof processJobs>,
  { ref, handler, fields }: Job,
): Promise<Command> {
  try {
    return { do: 'jobDone', job: ref, variables: await asked(parts, handler ?? '', { id, tenantId, fields }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { do: 'jobFailed', job: ref, error: reason, ...(error instanceof ServiceError && { errorCode: error.errorCode }) };
  }
}

async function asked(parts: readonly ProcessPart[], name: string, job: ServiceJob): Promise<Readonly<Record<string, unknown>>> {
  const service = parts.flatMap(({ services = {} }) => (Object.hasOwn(services, name) ? [services[name]] : []))[0];
  if (service === undefined) throw new Error(`没有名为“${name}”的服务`);
  return service(job);
}
