import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { authorisationPage } from './table.ts';

await writeFile(fileURLToPath(new URL('../../../../../docs/authorisation.md', import.meta.url)), authorisationPage());
