import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { authorizationPage } from './authorization-page.ts';

await writeFile(fileURLToPath(new URL('../../../../../docs/authorization.md', import.meta.url)), authorizationPage());
