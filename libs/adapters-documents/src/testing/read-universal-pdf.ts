import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What PDF/UA-1 asks of a file, as far as a reader's software sees it. */
export interface UniversalPdf {
  /** Of XMP: the part of PDF/UA to which the file says it conforms. */
  readonly part: unknown;
  /** Of XMP. */
  readonly title: unknown;
  readonly language: unknown;
  /** Whether the window of a viewer shows the title, not the name of the file. */
  readonly showsTitle: boolean;
  readonly marked: boolean;
  /** Levels of the headings, in reading order. */
  readonly headings: readonly number[];
  readonly figures: number;
  /** Ids of content that the tree of tags refers to, over all pages. */
  readonly tagged: readonly string[];
  /** Ids of content on the pages that is marked as content of a tag. */
  readonly content: readonly string[];
  /** What is painted outside every mark: neither of a tag nor an artifact. */
  readonly unmarked: number;
  /** Fonts that are not in the file. */
  readonly absentFonts: number;
  /** Header cells of tables, and how many of them say of what they are the header. */
  readonly headers: number;
  readonly scopes: number;
}

interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly type?: string;
  readonly children?: readonly Node[];
}

const nodesOf = (node: Node | null): readonly Node[] =>
  node === null ? [] : [node, ...(node.children ?? []).flatMap((child) => nodesOf(child))];

const count = (text: string, sought: RegExp): number => text.match(sought)?.length ?? 0;

/** The names of what paints, in pdf.js. */
const paints = /^(?:showText|showSpacedText|stroke|fill|eoFill|fillStroke|constructPath|paint\w+)$/;

export const readUniversalPdf = async (bytes: Uint8Array): Promise<UniversalPdf> => {
  const { OPS } = await getResolvedPDFJS();
  const nameOf = new Map(Object.entries(OPS).map(([name, code]) => [code as number, name]));
  const raw = new TextDecoder('latin1').decode(bytes);
  const pdf = await getDocumentProxy(bytes.slice());
  const nodes: Node[] = [];
  const content: string[] = [];
  let unmarked = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    nodes.push(...nodesOf((await page.getStructTree()) as Node | null));
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    content.push(...items.flatMap((item) => ('id' in item && item.id ? [String(item.id)] : [])));
    let depth = 0;
    for (const code of (await page.getOperatorList()).fnArray) {
      const name = nameOf.get(code) ?? '';
      if (name.startsWith('beginMarkedContent')) depth += 1;
      if (name === 'endMarkedContent') depth -= 1;
      if (depth === 0 && paints.test(name)) unmarked += 1;
    }
  }
  const { metadata, info } = await pdf.getMetadata();
  const mark = await pdf.getMarkInfo();
  const preferences = (await pdf.getViewerPreferences()) as Readonly<Record<string, unknown>> | null;
  await pdf.loadingTask.destroy();
  const roles = nodes.flatMap(({ role }) => role ?? []);
  return {
    part: metadata?.get('pdfuaid:part'),
    title: metadata?.get('dc:title'),
    language: (info as { readonly Language?: unknown }).Language,
    showsTitle: preferences?.['DisplayDocTitle'] === true,
    marked: mark?.Marked === true,
    headings: roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : [])),
    figures: roles.filter((role) => role === 'Figure').length,
    tagged: nodes.flatMap(({ type, id }) => (type === 'content' && id !== undefined ? [id] : [])),
    content,
    unmarked,
    // A font of the viewer's own has no descriptor at all.
    absentFonts:
      count(raw, /\/Subtype \/Type1\b/g) + count(raw, /\/Type \/FontDescriptor\b/g) - count(raw, /\/FontFile[23]? \d/g),
    headers: count(raw, /\/S \/TH\b/g),
    scopes: count(raw, /\/Scope \/(?:Row|Column)\b/g),
  };
};

/** What a file lacks of PDF/UA-1, as far as it is read here; empty if nothing. */
export const universalFaults = async (bytes: Uint8Array, language: string): Promise<readonly string[]> => {
  const read = await readUniversalPdf(bytes);
  const skips = read.headings.some((level, at) => level > (read.headings[at - 1] ?? 0) + 1);
  const holds: Readonly<Record<string, boolean>> = {
    'says which part of PDF/UA': read.part === '1',
    'has a title': typeof read.title === 'string' && read.title.trim() !== '',
    'shows its title': read.showsTitle,
    'names its language': read.language === language,
    'is marked': read.marked,
    'has headings without a gap': read.headings[0] === 1 && !skips,
    'has no figure': read.figures === 0,
    'paints nothing without a mark': read.unmarked === 0,
    'has each content in its tree once': read.content.toSorted().join() === read.tagged.toSorted().join(),
    'holds its fonts': read.absentFonts === 0,
    'says of each header cell what it heads': read.headers === read.scopes,
  };
  return Object.keys(holds).filter((fault) => !holds[fault]);
};
