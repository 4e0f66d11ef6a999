import { generateFromContract, staleFiles, writeGenerated } from './contract-files.ts';

/** `npm run codegen` writes what is generated from the GraphQL contract; with `-- --check` it only says what is stale. */
const onlyCheck = process.argv.includes('--check');

try {
  const generated = await generateFromContract();
  const stale = staleFiles(generated);
  if (stale.length === 0) {
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
