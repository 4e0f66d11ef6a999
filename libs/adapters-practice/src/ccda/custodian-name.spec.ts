import { describe, expect, it } from '@jest/globals';
import { custodianName } from './custodian-name.ts';

const nameIn = (xml: string) => custodianName(new TextEncoder().encode(xml));
const document = (names: string, root = 'ClinicalDocument'): string =>
  `<${root} xmlns="urn:hl7-org:v3"><custodian><assignedCustodian><representedCustodianOrganization>${names}</representedCustodianOrganization></assignedCustodian></custodian></${root}>`;

describe('the organization that keeps a document', () => {
  it('has the first name that is one', () => {
    expect(nameIn(document('<name>Valley Clinic</name><name>Valley</name>'))).toBe('Valley Clinic');
    expect(nameIn(document('<name nullFlavor="UNK"/><name>Valley</name>'))).toBe('Valley');
  });

  it('has none where the document names none, or is no document', () => {
    expect(nameIn(document(''))).toBeUndefined();
    expect(nameIn(document('<name>Valley</name>', 'section'))).toBeUndefined();
    expect(nameIn('{"resourceType":"Bundle"}')).toBeUndefined();
  });
});
