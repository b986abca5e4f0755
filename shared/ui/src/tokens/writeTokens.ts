import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokensCss.ts';

writeFileSync(new URL('../tokens.css', import.meta.url), tokensCss());
