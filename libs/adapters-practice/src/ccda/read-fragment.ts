import { lookedUp } from '../records/index.ts';
import { afterProlog } from './parse-xml.ts';
import { v3 } from './xml-tree.ts';

const rootTag = /^<(?:([\w.-]+):)?([\w.-]+)/;

const containers: ReadonlySet<string | undefined> = new Set(['recordTarget', 'component', 'structuredBody', 'section']);
const entries: ReadonlySet<string | undefined> = new Set([
  'entry',
  'act',
  'observation',
  'organizer',
  'substanceAdministration',
  'encounter',
  'procedure',
]);

/** The section in which an entry of a template belongs; by the last number of C-CDA’s entry templates. */
const sectionOfTemplate: Readonly<Record<string, string>> = {
  '30': '48765-2', // allergy concern
  '7': '48765-2', // allergy
  '3': '11450-4', // problem concern
  '4': '11450-4', // problem
  '16': '10160-0', // medication
  '52': '11369-6', // immunization
  '12': '47519-4', // procedure, as an act
  '13': '47519-4', // procedure, as an observation
  '14': '47519-4', // procedure
  '26': '8716-3', // vital signs
  '27': '8716-3', // one vital sign
  '38': '29762-2', // social history
  '78': '29762-2', // smoking status
  '66': '47420-5', // functional status, several
  '67': '47420-5', // functional status
  '45': '10157-6', // family history
  '49': '46240-8', // encounter
  '121': '61146-7', // goal
  '48': '42348-3', // advance directive
  '60': '48768-6', // coverage
  '1': '30954-2', // results
  '2': '30954-2', // one result
};

const rootOf = (bytes: Uint8Array): string | undefined => rootTag.exec(afterProlog(bytes))?.[2];

/** Whether XML is a part of a C-CDA document: a section and what holds sections, or one entry. */
export const isFragment = (bytes: Uint8Array): boolean => containers.has(rootOf(bytes)) || entries.has(rootOf(bytes));

/**
 * The fragment inside a root that declares what C-CDA takes for granted; its own XML declaration goes. A prefix that
 * nothing declares is HL7’s own where the root has it, else it stands for itself. A bare entry comes into the section in
 * which its template belongs, and into one of no code where that is not known.
 */
export const wholeFragment = (bytes: Uint8Array): Uint8Array => {
  const text = new TextDecoder('utf-8').decode(bytes).replace(/^\s*<\?xml[^>]*\?>/, '');
  const [root, prefix] = [rootOf(bytes), rootTag.exec(afterProlog(bytes))?.[1]];
  const declared = new Set([
    'xml',
    'xmlns',
    'sdtc',
    'xsi',
    ...Array.from(text.matchAll(/\sxmlns:([\w.-]+)=/g), prefixOf),
  ]);
  const used = new Set(Array.from(text.matchAll(/(?:<|\s)([A-Za-z_][\w.-]*):[A-Za-z_][\w.-]*(?=[\s=/>])/g), prefixOf));
  const missing = [...used].filter((each) => !declared.has(each));
  const names = missing.map((each) => ` xmlns:${each}="${each === prefix ? v3 : `urn:undeclared:${each}`}"`);
  const inside = entries.has(root) ? inSection(text, root === 'entry') : text;
  return new TextEncoder().encode(
    `<fragment xmlns="${v3}" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"${names.join('')}>${inside}</fragment>`,
  );
};

const prefixOf = (match: RegExpMatchArray): string | undefined => match[1];

const inSection = (text: string, isEntry: boolean): string => {
  const template = /templateId[^>]*?root="2\.16\.840\.1\.113883\.10\.20\.22\.4\.(\d+)"/.exec(text)?.[1];
  const code = lookedUp(sectionOfTemplate, template) ?? '';
  const entry = isEntry ? text : `<entry>${text}</entry>`;
  return `<section><code code="${code}"/>${entry}</section>`;
};
