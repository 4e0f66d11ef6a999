import { failed, ok, type Result } from '@portico/domain/kernel';
import { ParseOption, XmlCData, XmlDocument, XmlElement, XmlText, type XmlNode, type XmlTreeNode } from 'libxml2-wasm';
import { v3, type Xml } from './xml-tree.ts';

export type BadXml =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'document-type' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-deep' };

const sdtc = 'urn:hl7-org:sdtc';
const xsi = 'http://www.w3.org/2001/XMLSchema-instance';

/** Bytes of XML; the largest honest documents carry scanned papers. */
export const largest = 64 * 1024 * 1024;
/** The deepest sample has less than a third of this. */
export const deepest = 100;

/**
 * Parses XML that declares its namespaces. A document type is refused before the parser sees it: without one there
 * are no entities to expand and nothing to load.
 */
export const parseXml = (bytes: Uint8Array): Result<Xml, BadXml> => {
  if (bytes.length > largest) return failed({ kind: 'too-large' });
  const start = afterProlog(bytes);
  if (/^<!DOCTYPE/i.test(start)) return failed({ kind: 'document-type' });
  if (!/^<[^!?]/.test(start)) return failed({ kind: 'malformed' });
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_HUGE });
  } catch {
    return failed({ kind: 'malformed' });
  }
  try {
    if (document.dtd !== null) return failed({ kind: 'document-type' });
    const root = copyOf(document.root, 1);
    return root === undefined ? failed({ kind: 'too-deep' }) : ok(root);
  } finally {
    document.dispose();
  }
};

const prolog = /^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;

/** The start of a document after its prolog, which must be short enough to be looked through; zero bytes of UTF-16 are left out, as only ASCII is looked for. */
export const afterProlog = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256 * 1024))
    .toString('latin1')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .replace(prolog, '');

/** What stands in an element. Of a processing instruction the parser does not say what follows it: there it has to search. */
const nodesIn = (element: XmlElement): readonly XmlNode[] => {
  const nodes: XmlNode[] = [];
  let node = element.firstChild;
  while (node !== null) {
    const next: XmlTreeNode | null | undefined = node.next;
    if (next === undefined) return element.find('*|text()');
    nodes.push(node);
    node = next;
  }
  return nodes;
};

const copyOf = (element: XmlElement, depth: number): Xml | undefined => {
  if (depth > deepest) return undefined;
  const children: (Xml | string)[] = [];
  for (const node of nodesIn(element)) {
    if (node instanceof XmlElement) {
      const child = copyOf(node, depth + 1);
      if (child === undefined) return undefined;
      children.push(child);
    } else if (node instanceof XmlText || node instanceof XmlCData) children.push(node.content);
  }
  const attributes = new Map<string, string>();
  for (const attribute of element.attrs) {
    const typed = attribute.namespaceUri === xsi && attribute.name === 'type';
    attributes.set(typed ? 'xsi:type' : attribute.name, typed ? withoutPrefix(attribute.value) : attribute.value);
  }
  return { name: nameOf(element), attributes, children };
};

const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

const nameOf = ({ name, namespaceUri }: XmlElement): string =>
  namespaceUri === v3 ? name : namespaceUri === sdtc ? `sdtc:${name}` : `{${namespaceUri}}${name}`;
