import path from 'node:path';
import * as z from 'zod/mini';

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
});

const Suite = z.object({
  specs: z.array(z.object({ file: z.string(), line: z.int(), title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** Names each failed test of Vitest's JSON report with its file and why it failed; a file that could not run counts as one. */
export const failedInVitest = (report: unknown, root: string): readonly string[] =>
  VitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
  });

/** Names each failed test of Playwright's JSON report with its place; the report above it tells why. */
export const failedInPlaywright = (report: unknown): readonly string[] => PlaywrightReport.parse(report).suites.flatMap(failedIn);

const failedIn = ({ specs, suites = [] }: z.infer<typeof Suite>): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
  ...suites.flatMap(failedIn),
];

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
