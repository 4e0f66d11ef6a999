import { instant } from '@portico/domain/kernel';
import type { ReadInput } from '../../records/index.ts';

/** When the inputs of tests are read. */
export const readAt = instant(Date.UTC(2026, 10, 24));

/** An input made of text, named as files of one folder are. */
export const inputOf = (text: string, name = 'export/input'): ReadInput => ({
  name,
  bytes: new TextEncoder().encode(text),
  now: readAt,
});

export const fhirInput = (json: unknown, name?: string): ReadInput => inputOf(JSON.stringify(json), name);

export const bundleOf = (...resources: readonly object[]): object => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

/** A whole document around sections, about a person who is made up. */
export const documentOf = (...sections: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root="2.999.1" extension="doc-1"/>
  <code code="34133-9" codeSystem="2.16.840.1.113883.6.1" displayName="Summary"/>
  <title>Summary of care</title>
  <effectiveTime value="20240305"/>
  <recordTarget><patientRole>
    <id root="2.999.2" extension="mrn-7"/>
    <id root="2.16.840.1.113883.4.1" extension="999-12-3456"/>
    <patient>
      <name use="L"><given>María</given><family>Núñez</family></name>
      <birthTime value="19710204"/>
      <languageCommunication><languageCode code="es-US"/><preferenceInd value="true"/></languageCommunication>
    </patient>
  </patientRole></recordTarget>
  <component><structuredBody>${sections.map((section) => `<component>${section}</component>`).join('\n')}</structuredBody></component>
</ClinicalDocument>`;

export const sectionOf = (code: string, text: string, ...entries: readonly string[]): string =>
  `<section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>Any title</title><text>${text}</text>${entries
    .map((entry) => `<entry>${entry}</entry>`)
    .join('')}</section>`;
