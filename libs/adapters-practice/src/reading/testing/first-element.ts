import { parseXml } from '../../ccda/parse-xml.ts';
import type { Xml } from '../../ccda/xml-tree.ts';

/** The first element of what is written. */
export const xml = (inside: string): Xml => {
  const read = parseXml(new TextEncoder().encode(`<all xmlns="urn:hl7-org:v3">${inside}</all>`));
  const child = read.ok ? read.value.children[0] : undefined;
  if (child === undefined || typeof child === 'string') throw new Error('no element');
  return child;
};
