import { parseXml } from './parse-xml.ts';
import { all, first, plainText } from './xml-tree.ts';

/** The organization that keeps a document, by its own header; undefined for what is no such document. */
export const custodianName = (bytes: Uint8Array): string | undefined => {
  const xml = parseXml(bytes);
  if (!xml.ok || xml.value.name !== 'ClinicalDocument') return undefined;
  const organization = first(xml.value, 'custodian/assignedCustodian/representedCustodianOrganization');
  return all(organization, 'name')
    .map(plainText)
    .find((name) => name !== '');
};
