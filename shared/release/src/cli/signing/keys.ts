import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { makeKeys } from '../../signing/keys.ts';
import type { CommandContext } from '../commands/CommandContext.ts';
import { examples } from '../wording/examples.ts';

export const keysCommand = ({ print }: CommandContext): Command =>
  new Command('keys')
    .description('makes a key to sign releases and the registry with')
    .argument('<folder>', 'where it is written to; no part of the site directory')
    .addHelpText(
      'after',
      `\nsigning-key.pem is for SIGNING_KEY where releases are published, and for nobody else to read. The public half is added to\ntrusted-keys.pem, for TRUSTED_KEYS of server and commands.\n${examples('mfe keys /etc/zhilv/keys')}`,
    )
    .action((folder: string) => {
      const [own, trusted] = ['signing-key.pem', 'trusted-keys.pem'].map((name) => path.resolve(folder, name)) as [
        string,
        string,
      ];
      const { privateKey, publicKey } = makeKeys();
      mkdirSync(path.dirname(own), { recursive: true });
      // It fails where there is a key already.
      writeFileSync(own, privateKey, { flag: 'wx', mode: 0o600 });
      appendFileSync(trusted, publicKey);
      print(`SIGNING_KEY=${own}\nTRUSTED_KEYS=${trusted}`);
    });
