import { basename, dirname, resolve } from 'node:path';
import { custodianName } from '@portico/adapters-practice/ccda';
import { all, parseJson, text } from '@portico/practice-fhir/json';

type Open = (file: string) => Promise<Uint8Array | undefined>;

/** What an import calls the practice that it makes, and where it has the name from. */
export interface PracticeName {
  readonly name: string;
  readonly from: 'document' | 'folder';
}

/** Files that are looked into; one export names its organization in each of them. */
const mostFiles = 20;

/** The organization that the documents name as theirs, else the folder that they lie in. */
export const nameOfPractice = async (files: readonly string[], open: Open): Promise<PracticeName | undefined> => {
  for (const file of files.slice(0, mostFiles)) {
    const bytes = await open(file);
    const name = bytes && (custodianName(bytes) ?? managingOrganization(bytes));
    if (name !== undefined) return { name, from: 'document' };
  }
  const folder = files[0] === undefined ? '' : basename(dirname(resolve(files[0])));
  return folder === '' ? undefined : { name: folder, from: 'folder' };
};

/** The organization that a patient of a Bundle, or a single one, says to be a patient of. */
const managingOrganization = (bytes: Uint8Array): string | undefined => {
  const words = new TextDecoder().decode(bytes);
  if (!words.trimStart().startsWith('{')) return undefined;
  const json = parseJson(words);
  if (!json.ok) return undefined;
  const resources = [json.value, ...all(json.value, 'entry.resource')];
  const patients = resources.filter((each) => text(each, 'resourceType') === 'Patient');
  return patients
    .map((each) => text(each, 'managingOrganization.display')?.trim())
    .find((name) => name !== undefined && name !== '');
};
