import { generateFromContract, staleFiles, writeGenerated } from './contract-files.ts';
import { keepRelease } from './documents-per-release.ts';

/**
 * `npm run codegen` writes what is generated from the GraphQL contract; with `-- --check` it only says what is stale. At a
 * release `-- --keep` keeps its documents, so that later gateways answer pages of it that are still open.
 */
const onlyCheck = process.argv.includes('--check');

try {
  const generated = await generateFromContract();
  const stale = staleFiles(generated);
  if (process.argv.includes('--keep')) {
    if (stale.length > 0) throw new Error(`Stale: ${stale.join(', ')}. Run \`npm run codegen\` first.`);
    console.log(`Gateways after ${keepRelease()} answer its documents as long as the schema allows.`);
  } else if (stale.length === 0) {
    console.log('The generated files are what the contract gives.');
  } else if (onlyCheck) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run codegen\`.`);
    process.exitCode = 1;
  } else {
    writeGenerated(generated, stale);
    const [first] = stale;
    console.log(`Wrote ${stale.length === 1 ? first : `${stale.length} files`} from the contract.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
