import { describe, expect, it, jest } from '@jest/globals';
import { XmlDocument } from 'libxml2-wasm';
import { afterProlog, deepest, largest, parseXml } from './parse-xml.ts';
import { attribute, plainText, rawText, type Xml } from './xml-tree.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const parse = (text: string) => parseXml(bytesOf(text));
const tree = (text: string): Xml => {
  const read = parse(text);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};
const kindOf = (bytes: Uint8Array) => {
  const read = parseXml(bytes);
  return read.ok ? undefined : read.error.kind;
};
const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('XML as plain data', () => {
  it('has elements by the name of their namespace, and text and CDATA without comments', () => {
    const xml =
      '<a xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:x="urn:x"> b<!-- c --><?p i?><![CDATA[<d>]]><sdtc:e/><x:f>g</x:f></a>';
    expect(tree(xml)).toEqual({
      name: 'a',
      attributes: new Map(),
      children: [
        ' b',
        '<d>',
        { name: 'sdtc:e', attributes: new Map(), children: [] },
        { name: '{urn:x}f', attributes: new Map(), children: ['g'] },
      ],
    });
    expect(tree('<a/>').name).toBe('{}a');
    expect(tree('<a>b<!-- c -->d<![CDATA[<!DOCTYPE e>]]></a>').children).toEqual(['b', 'd', '<!DOCTYPE e>']);
  });

  it('goes on behind a processing instruction, wherever that stands', () => {
    expect(tree('<a><?p i?>b<c/></a>').children).toMatchObject(['b', { name: '{}c' }]);
    expect(tree('<a><c/>b<?p i?></a>').children).toMatchObject([{ name: '{}c' }, 'b']);
    expect(tree('<a><?p i?></a>').children).toEqual([]);
  });

  it.each(['<a/>', nested(deepest + 1)])('leaves nothing with the parser, whatever comes of it', (text) => {
    const dispose = jest.spyOn(XmlDocument.prototype, 'dispose');
    parse(text);
    expect(dispose).toHaveBeenCalledTimes(1);
    dispose.mockRestore();
  });

  it('has attributes by their local name, but for a type of XML Schema, whose value loses its prefix', () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:y="urn:y"';
    const of = (attributes: string) => [...tree(`<a ${xsi} ${attributes}/>`).attributes];
    expect(of('xsi:type="v3:PQ" code="x:1"')).toEqual([
      ['xsi:type', 'PQ'],
      ['code', 'x:1'],
    ]);
    expect(of('type="v3:PQ"')).toEqual([['type', 'v3:PQ']]);
    expect(of('y:type="v3:PQ"')).toEqual([['type', 'v3:PQ']]);
    expect(of('xsi:nil="x:true"')).toEqual([['nil', 'x:true']]);
  });

  it('has an attribute without outer blanks, none that is empty, and text with blanks run together', () => {
    const element = tree('<a b=" c " d=" ">  e\n <f> g</f> </a>');
    expect(attribute(element, 'b')).toBe('c');
    expect(attribute(element, 'd')).toBeUndefined();
    expect(attribute(element, 'h')).toBeUndefined();
    expect(attribute(undefined, 'b')).toBeUndefined();
    expect(plainText(element)).toBe('e g');
    expect(rawText(element)).toBe('  e\n  g ');
    expect(plainText(undefined)).toBe('');
  });
});

describe('XML that is not read', () => {
  it.each([
    '',
    'text',
    '<',
    '<a>',
    '<a></b>',
    '{"a":1}',
    '<?xml version="1.0"?>',
    '<!-- a -->',
    '<![CDATA[a]]>',
    '&a;',
  ])('is malformed: %j', (text) => {
    expect(kindOf(bytesOf(text))).toBe('malformed');
  });

  it.each(['<!DOCTYPE a><a/>', '<!doctype a><a/>', ' <?xml-x?><!-- <a> -->\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])(
    'has a document type: %s',
    (text) => {
      expect(kindOf(bytesOf(text))).toBe('document-type');
    },
  );

  it('has a document type in any encoding of it', () => {
    const document = '\uFEFF<!DOCTYPE a><a/>';
    const little = Buffer.from(document, 'utf16le');
    expect(kindOf(little)).toBe('document-type');
    expect(kindOf(Buffer.from(little).swap16())).toBe('document-type');
    expect(kindOf(bytesOf(document))).toBe('document-type');
  });

  it('has a document type behind a comment that only looks as if it ended before', () => {
    const hidden = '<!-- \u2D2D><a --><!DOCTYPE a><a/>';
    expect(afterProlog(Buffer.from(hidden, 'utf16le'))).toMatch(/^<a /);
    expect(kindOf(Buffer.from(`\uFEFF${hidden}`, 'utf16le'))).toBe('document-type');
  });

  it('is malformed behind a prolog that is too long to be looked through', () => {
    expect(kindOf(bytesOf(`<!-- <b> ${'x'.repeat(300 * 1024)} --><a/>`))).toBe('malformed');
  });

  it('is too large by its bytes', () => {
    expect(kindOf(new Uint8Array(largest + 1))).toBe('too-large');
    expect(kindOf(new Uint8Array(largest))).toBe('malformed');
  });

  it('is too deep by its elements', () => {
    expect(kindOf(bytesOf(nested(deepest)))).toBeUndefined();
    expect(kindOf(bytesOf(nested(deepest + 1)))).toBe('too-deep');
    expect(kindOf(bytesOf(`<a><b/>${nested(deepest)}</a>`))).toBe('too-deep');
  });
});

describe('the start of a document', () => {
  it.each([
    ['<a/>', '<a/>'],
    ['\uFEFF<a/>', '<a/>'],
    ['\uFEFF <?xml version="1.0"?>\n<?x y?> <!-- - > -- --> \n<a/>', '<a/>'],
    ['<!-- <b/> -->\n<!--\n--><a/>', '<a/>'],
    ['x <!-- y --><a/>', 'x <!-- y --><a/>'],
    ['x\uFEFF<a/>', 'x\u00EF\u00BB\u00BF<a/>'],
  ])('comes after what goes before: %j', (text, start) => {
    expect(afterProlog(bytesOf(text))).toBe(start);
  });

  it('is looked for in a part of a buffer, and not without end', () => {
    const bytes = bytesOf('xx<a/>');
    expect(afterProlog(bytes.subarray(2))).toBe('<a/>');
    expect(afterProlog(bytesOf(`<a>${'b'.repeat(300 * 1024)}`))).toHaveLength(256 * 1024);
  });
});
