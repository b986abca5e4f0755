#!/usr/bin/env node
// Plain JavaScript for whatever Node is there. Packed, the command is one file; in the repository it is its sources.
import { existsSync } from 'node:fs';

if (existsSync(new URL('../src', import.meta.url))) await import('../src/cli/main.ts');
else await import('../dist/mfe.js');
