#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './runCommand.ts';

const { SITE_DIR, DATA_DIR, MFE_TOKEN } = process.env;
process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    // An empty variable counts as absent, as it does for the server.
    siteDirectory: path.resolve(SITE_DIR || path.join(DATA_DIR || '.data', 'site')),
    token: MFE_TOKEN,
    print: (text) => console.log(text),
    now: Date.now,
    wait,
  },
  (text) => console.error(text),
);
