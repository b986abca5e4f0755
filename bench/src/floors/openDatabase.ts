import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';

/** The floor of a start: opens the embedded database in a folder as the server does, asks it one word, and says so. */
const database = await PGlite.create({
  dataDir: process.argv[2] ?? '',
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});
await database.query('select 1');
process.stdout.write('ready database\n');
