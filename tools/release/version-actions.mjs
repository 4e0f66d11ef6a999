// What `nx release` does with versions, in the form that it loads: a module of JavaScript.
import js from '@nx/js/src/release/version-actions';
import { generateFromContract } from '../codegen/contract-files.ts';
import { earlierDocumentsFile, keepRelease } from '../codegen/documents-per-release.ts';

export default js.default;

/** Runs once every project has its new version: only then does anything say which release the documents are of. */
export const afterAllProjectsVersioned = async (root, options) => {
  const { changedFiles, deletedFiles } = await js.afterAllProjectsVersioned(root, options);
  if (!options.dryRun) {
    const generated = await generateFromContract();
    const version = keepRelease(root, JSON.parse(generated['documents.json']));
    console.log(`Gateways after ${version} answer its documents as long as the schema allows.`);
  }
  return { changedFiles: [...changedFiles, earlierDocumentsFile], deletedFiles };
};
