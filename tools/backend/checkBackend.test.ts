import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../checkBackend.ts');

it('says in a line that the registry cannot be read, where the one that was kept is no better', async () => {
  const siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-check-'));
  for (const name of ['registry.json', 'registry.kept.json']) writeFileSync(path.join(siteDirectory, name), '{');

  const running = promisify(execFile)(process.execPath, [SCRIPT, 'http://127.0.0.1:9'], {
    env: { ...process.env, SITE_DIR: siteDirectory },
  });

  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\S+registry\.json cannot be read: [^\n]*\n$/) as unknown,
  });
  rmSync(siteDirectory, { recursive: true });
});
