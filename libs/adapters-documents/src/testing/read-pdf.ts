import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  /** Per page, the written lines from top to bottom. */
  readonly pages: readonly (readonly Written[])[];
  /** All text with single blanks, pages one after the other. */
  readonly text: string;
  readonly title: unknown;
  readonly language: unknown;
  readonly tagged: boolean;
  /** The tags of each page, in reading order. */
  readonly roles: readonly string[];
}

/** One run of text; `x` and `y` in points, `y` from the bottom of the page. */
export interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface TagNode {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

const rolesOf = (node: TagNode | null): readonly string[] =>
  node === null
    ? []
    : [
        ...(node.role === undefined ? [] : [node.role]),
        ...(node.children ?? []).flatMap((child) => rolesOf(child as TagNode)),
      ];

/** Reads a PDF back as a viewer does, for tests. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // The reader takes the buffer for itself.
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: (readonly Written[])[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      ),
    );
    roles.push(...rolesOf(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  const mark = await pdf.getMarkInfo();
  await pdf.loadingTask.destroy();
  return {
    pages,
    text: pages
      .flat()
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    title: (info as { readonly Title?: unknown }).Title,
    language: (info as { readonly Language?: unknown }).Language,
    tagged: mark?.Marked === true,
    roles,
  };
};
