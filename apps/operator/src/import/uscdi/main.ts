// `npm run uscdi`: writes the table of elements of docs/uscdi.md from the list that a law holds against the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { written } from './uscdi-page.ts';

const file = new URL('../../../../../docs/uscdi.md', import.meta.url);
writeFileSync(file, written(readFileSync(file, 'utf8')));
