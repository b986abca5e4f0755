import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../start/prepareDatabase.ts';
import { checkDirectories, directoryFault } from './checkDirectories.ts';
import { readSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

const root = mkdtempSync(path.join(tmpdir(), 'zhilv-directories-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>>) => prepareDatabase(readSettings(environment));

describe('a start', () => {
  it('names a data directory that is a file, and no other file', async () => {
    const file = path.join(root, 'file');
    writeFileSync(file, 'kept');
    const words = `The data directory ${file} is no folder, for a file has that name. Move that file, or set DATA_DIR to another folder.`;

    await expect(start({ DATA_DIR: file })).rejects.toThrow(new StartupError(words));
  });

  it('names one below a file, or that is a link to itself', async () => {
    const below = path.join(root, 'other', 'data');
    writeFileSync(path.join(root, 'other'), '');
    const loop = path.join(root, 'loop');
    symlinkSync(loop, loop);

    await expect(start({ DATA_DIR: below })).rejects.toThrow(`The data directory ${below} is no folder`);
    await expect(start({ DATA_DIR: loop })).rejects.toThrow(`The data directory ${loop} is`);
  });

  it('names a site directory of its own by the variable that moves it', async () => {
    const site = path.join(root, 'site-file');
    writeFileSync(site, '');

    const environment = { DATA_DIR: path.join(root, 'data'), SITE_DIR: site };
    await expect(start(environment)).rejects.toThrow(/^The site directory .*site-file is no folder.*or set SITE_DIR to/);
  });

  it('names the folder of uploaded files', async () => {
    const files = path.join(root, 'files-file');
    writeFileSync(files, '');

    const environment = { DATA_DIR: path.join(root, 'data'), FILES_DIR: files };
    await expect(start(environment)).rejects.toThrow(
      /^The folder of uploaded files .*files-file is no folder.*or set FILES_DIR to/,
    );
  });

  it('with a PostgreSQL needs no data directory but for the site in it', () => {
    const file = path.join(root, 'unused');
    writeFileSync(file, '');
    const site = path.join(root, 'own-site');
    const databaseUrl = 'postgres://localhost/none';

    checkDirectories(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: file, SITE_DIR: site }));

    expect(() => checkDirectories(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: file }))).toThrow('The data directory');
  });

  it('leaves nothing in the folders that it tried', () => {
    const data = path.join(root, 'tried');
    mkdirSync(data);

    checkDirectories(readSettings({ DATA_DIR: data }));

    expect(readdirSync(data, { recursive: true })).toEqual(['site']);
  });
});

it.each([
  ['EROFS', 'mounted read-only'],
  ['EACCES', 'may not be written to by this account'],
  ['EPERM', 'may not be written to by this account'],
  ['ENOSPC', 'on a disk that is full'],
  ['EIO', 'cannot be used: EIO: said the disk. Correct it'],
])('says of %s what is wrong and what to do', (code, words) => {
  const fault = directoryFault(
    Object.assign(new Error(`${code}: said the disk`), { code }),
    'The data directory /data',
    'DATA_DIR',
  );

  expect(fault).toContain(words);
  expect(fault).toMatch(/^The data directory \/data .*, or set DATA_DIR to another folder\.$/);
  expect(fault).not.toContain('lock');
});
