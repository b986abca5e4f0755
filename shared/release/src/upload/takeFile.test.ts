import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginUpload } from './beginUpload.ts';
import { takeFile, UploadGone, type UploadOptions } from './takeFile.ts';
import { removeUpload, uploadedDirectory } from './uploadedDirectory.ts';

let test: TestReleases;
let directory: string;
let options: UploadOptions;
beforeEach(async () => {
  test = openTestReleases();
  directory = test.built('1.0.0-a');
  const target = { siteDirectory: test.siteDirectory, name: 'remote_bpm' };
  const { upload } = await beginUpload({ ...target, description: readFileSync(path.join(directory, 'release.json')) });
  options = { ...target, upload };
});
afterEach(() => test.remove());

const uploads = () => readdirSync(path.join(test.siteDirectory, '.uploads/remote_bpm'));

it('An upload that another publisher finished while a file came is gone, and told so', async () => {
  const content = readFileSync(path.join(directory, 'remoteEntry.js'));
  async function* slowly() {
    yield content.subarray(0, 10);
    await removeUpload(options);
    yield content.subarray(10);
  }

  await expect(takeFile(options, 'remoteEntry.js', slowly())).rejects.toThrow(UploadGone);

  await expect(uploadedDirectory(options)).rejects.toThrow(UploadGone);
  expect(uploads()).toEqual([]);
});

it('An upload is removed once, whoever is faster', async () => {
  await Promise.all([removeUpload(options), removeUpload(options)]);

  expect(uploads()).toEqual([]);
});

it('A file whose sender breaks off leaves nothing', async () => {
  const folder = await uploadedDirectory(options);
  async function* broken() {
    yield Buffer.from('// half');
    throw new Error('the line broke');
  }

  await expect(takeFile(options, 'remoteEntry.js', broken())).rejects.toThrow('the line broke');

  expect(readdirSync(folder)).toEqual(['release.json']);
  expect(existsSync(path.join(folder, 'remoteEntry.js'))).toBe(false);
});
