import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

const folder = join(root, 'libs/adapters-graphql/schema');

/** How many fields the types and inputs of the contract with the gateway have. */
export const contractFields = (): number =>
  readdirSync(folder).reduce(
    (all, file) => all + (readFileSync(join(folder, file), 'utf8').match(/^ {2}[a-zA-Z_]\w*[(:]/gm)?.length ?? 0),
    0,
  );
