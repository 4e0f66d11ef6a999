import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { textOf, type Catalog, type TextFolder } from './catalog.ts';
import { complaintsAboutText } from './check-messages.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';
const prefixes = { x: namespace };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const unitOf = (folder: TextFolder, entry: TextFolder['entries'][number], language: string): string => {
  const target = textOf(folder, entry, language);
  return [
    `      <trans-unit id="${escaped(entry.id)}" xml:space="preserve">`,
    `        <source>${escaped(entry.defaultMessage)}</source>`,
    ...(target === undefined ? [] : [`        <target>${escaped(target)}</target>`]),
    `        <note>${escaped(entry.description)}</note>`,
    '      </trans-unit>',
  ].join('\n');
};

/** Every text with its English, its description as a note and what is there in the language, as XLIFF 1.2. */
export const exportXliff = (folders: readonly TextFolder[], language: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="1.2">`,
    ...folders.flatMap((folder) => [
      `  <file original="${folder.path}" source-language="en" target-language="${language}" datatype="plaintext">`,
      '    <body>',
      ...folder.entries.map((entry) => unitOf(folder, entry, language)),
      '    </body>',
      '  </file>',
    ]),
    '</xliff>\n',
  ].join('\n');

/** What came back from a translator: the catalogs with it, by folder, or everything that is wrong with it. */
export type Imported =
  | { readonly complaints: readonly [string, ...string[]] }
  | { readonly complaints: readonly []; readonly catalogs: ReadonlyMap<string, Catalog> };

const attributeOf = (element: XmlElement, name: string): string => element.attr(name)?.value ?? '';

const targetsIn = (
  xml: string,
  language: string,
): { readonly texts: Map<string, string>; readonly wrong: string[] } => {
  const document = XmlDocument.fromString(xml);
  try {
    const wrong = (document.find('//x:file', prefixes) as XmlElement[])
      .map((file) => attributeOf(file, 'target-language'))
      .filter((target) => target !== language)
      .map((target) => `The file is in "${target}", not in ${language}`);
    const texts = new Map<string, string>();
    for (const unit of document.find('//x:trans-unit', prefixes) as XmlElement[]) {
      const id = attributeOf(unit, 'id');
      const target = unit.get('x:target', prefixes)?.content ?? '';
      if (target === '') continue;
      if (texts.has(id)) wrong.push(`${id} stands in the file more than once`);
      texts.set(id, target);
    }
    return { texts, wrong: [...new Set(wrong)] };
  } finally {
    document.dispose();
  }
};

/** Reads the texts of a language out of XLIFF 1.2. One that is not translated yet stays as it is. */
export const importXliff = (folders: readonly TextFolder[], language: string, xml: string): Imported => {
  let read: ReturnType<typeof targetsIn>;
  try {
    read = targetsIn(xml, language);
  } catch (error) {
    return { complaints: [`This is no XLIFF: ${error instanceof Error ? error.message.trim() : 'unreadable'}`] };
  }
  const { texts, wrong } = read;
  const known = new Map(folders.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  const [first, ...others] = [
    ...wrong,
    ...[...texts].flatMap(([id, text]) => {
      const entry = known.get(id);
      if (entry === undefined) return [`${id} is no message of the portal`];
      return complaintsAboutText(entry, language, text).map((complaint) => `${id} ${complaint}`);
    }),
  ];
  if (first !== undefined) return { complaints: [first, ...others] };
  return {
    complaints: [],
    catalogs: new Map(folders.map((folder) => [folder.path, catalogOf(folder, language, texts)])),
  };
};

const catalogOf = (folder: TextFolder, language: string, texts: ReadonlyMap<string, string>): Catalog =>
  Object.fromEntries(
    folder.entries
      .flatMap((entry) => {
        const text = texts.get(entry.id) ?? textOf(folder, entry, language);
        return text === undefined ? [] : [[entry.id, text] as const];
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
