// `npm run security`: writes the tables of docs/security.md from the titles of the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { written } from './rewrite-security-page.ts';
import { showings } from './tests-showing-id.ts';

const file = join(root, 'docs', 'security.md');
writeFileSync(file, written(readFileSync(file, 'utf8'), showings()));
