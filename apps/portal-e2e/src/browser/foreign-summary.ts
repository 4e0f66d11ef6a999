import { createCipheriv, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

const urn = (at: number): string => `urn:uuid:0000000${at}-0000-4000-8000-000000000000`;
const coding = (code: string, display: string, system = 'http://snomed.info/sct') => ({
  coding: [{ system, code, display }],
});
const section = (code: string, title: string, ...entries: readonly number[]) => ({
  title,
  code: coding(code, title, 'http://loinc.org'),
  entry: entries.map((at) => ({ reference: urn(at) })),
});

/** A patient summary as another system writes one: entries by UUID, two sections of one code, one of a code of its own. */
const resources = [
  {
    resourceType: 'Composition',
    status: 'final',
    subject: { reference: urn(1) },
    date: '2026-02-03T10:00:00+01:00',
    custodian: { reference: urn(2) },
    section: [
      section('48765-2', 'Alergias', 3),
      section('11450-4', 'Problemas activos', 4),
      section('11450-4', 'Problemas resueltos', 5),
      {
        title: 'Notas del médico',
        code: coding('x-notas', 'Notas', 'urn:oid:2.999'),
        text: {
          status: 'generated',
          div: '<div xmlns="http://www.w3.org/1999/xhtml"><p>Control en mayo &amp; análisis.</p><script>alert(1)</script></div>',
        },
      },
    ],
  },
  { resourceType: 'Patient', name: [{ given: ['Ana'], family: 'Gil' }], birthDate: '1971-02-04' },
  { resourceType: 'Organization', name: 'Centro de Salud' },
  {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: coding('active', 'Active', 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical'),
    code: coding('91935009', 'Allergy to peanut'),
    reaction: [{ manifestation: [coding('126485001', 'Urticaria')] }],
  },
  {
    resourceType: 'Condition',
    clinicalStatus: coding('active', 'Active', 'http://terminology.hl7.org/CodeSystem/condition-clinical'),
    code: coding('38341003', 'Hypertension'),
    onsetDateTime: '2020-05',
  },
  {
    resourceType: 'Condition',
    clinicalStatus: coding('resolved', 'Resolved', 'http://terminology.hl7.org/CodeSystem/condition-clinical'),
    code: coding('195967001', 'Asthma'),
  },
];

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** As a compact JWE (RFC 7516) with a direct key, by another library than the portal's. */
const sealedWith = (key: Buffer, text: string): string => {
  const header = base64url(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' }));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return [header, '', ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
};

/** Lets the page's portal answer a link with that summary; returns the address of the link. */
export const serveForeignSummary = async (page: Page, origin: string): Promise<string> => {
  const key = randomBytes(32);
  const bundle = {
    resourceType: 'Bundle',
    type: 'document',
    entry: resources.map((resource, at) => ({ fullUrl: urn(at), resource })),
  };
  const embedded = sealedWith(key, JSON.stringify(bundle));
  const files = [{ contentType: 'application/fhir+json;fhirVersion=4.0.1', embedded }];
  await page.route('**/shl/foreign', (route) => route.fulfill({ json: { files } }));
  const payload = { url: `${origin}/shl/foreign`, key: key.toString('base64url'), label: 'Ana Gil', v: 1 };
  return `/shared_summary#shlink:/${base64url(JSON.stringify(payload))}`;
};
