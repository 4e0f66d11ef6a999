import PDFDocument from 'pdfkit';
import { fontBytes, type Weight } from './printable-text.ts';
import type { Logo } from './logo.ts';
import { wrap } from './wrap-lines.ts';

export type Element = PDFKit.PDFStructureElement;

export interface Style {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  readonly color: string;
}

/** US letter, in points. */
export const page = { width: 612, left: 54, right: 558, top: 72, bottom: 730, header: 38, footer: 748 } as const;

export const lineHeight = ({ size }: Style): number => Math.round(size * 13) / 10;

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TD' | 'TH';

export interface SheetInfo {
  readonly title: string;
  readonly language: string;
  readonly printedOn?: string;
}

/**
 * Says in the XMP metadata that the file conforms to PDF/UA-1 (ISO 14289-1), which readers' software looks for. The
 * library takes this subset, which its types do not mention.
 */
const universal: object = { subset: 'PDF/UA' };

/** Tagged pages on which text lines are placed one by one; the caller decides where a page ends. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array>;

  constructor({ title, language, printedOn }: SheetInfo) {
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      ...universal,
      tagged: true,
      lang: language,
      displayTitle: true,
      // The title names the kind of document and no person: titles end up in histories and window lists. The format
      // requires a creation date; if unknown, it is the epoch.
      info: { Title: title, Creator: 'Portico', CreationDate: new Date(`${printedOn ?? '1970-01-01'}T00:00:00Z`) },
    });
    this.#pdf.registerFont('regular', fontBytes.regular);
    this.#pdf.registerFont('bold', fontBytes.bold);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    const chunks: Uint8Array[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.#pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#pdf.on('end', () => {
        resolve(new Uint8Array(Buffer.concat(chunks)));
      });
      this.#pdf.on('error', reject);
    });
  }

  element(tag: Tag, parent: Element = this.#root, scope?: 'Row' | 'Column'): Element {
    // The library takes a scope that its types do not mention.
    const options: { readonly scope?: string; readonly lang?: string } = scope === undefined ? {} : { scope };
    const element = this.#pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  widthOf(text: string, style: Style): number {
    return this.#pdf.font(style.weight).fontSize(style.size).widthOfString(text);
  }

  wrapped(lines: readonly string[], style: Style, width: number): readonly string[] {
    this.#pdf.font(style.weight).fontSize(style.size);
    return lines.flatMap((line) => wrap(line, width, (text) => this.#pdf.widthOfString(text)));
  }

  /** Writes one line that belongs to `element`. */
  line(element: Element, tag: Tag, text: string, style: Style, x: number, y: number): void {
    if (text === '') return;
    element.add(this.#pdf.markStructureContent(tag));
    this.#write(text, style, x, y);
    this.#pdf.endMarkedContent();
  }

  /** What a reader's voice skips: rules, shades, running lines, repeated headings. */
  artifact(type: 'Layout' | 'Pagination', draw: (pen: Pen) => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw({
      text: (text, style, x, y) => {
        this.#write(text, style, x, y);
      },
      rule: (y, color) => {
        this.#pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).stroke(color);
      },
      logo: (logo, x, y, side) => this.#draw(logo, x, y, side),
      shade: (y, height, color) => {
        this.#pdf.rect(page.left, y, page.right - page.left, height).fill(color);
      },
    });
    this.#pdf.endMarkedContent();
  }

  nextPage(): void {
    this.#pdf.addPage();
  }

  /** Draws on every page again, then closes the document. */
  async finish(onPage: (number: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index);
      onPage(index + 1, count);
    }
    this.#pdf.end();
    return this.#bytes;
  }

  /** False, and nothing is drawn, where there is none, or one that cannot be read. */
  #draw(logo: Logo | undefined, x: number, y: number, side: number): boolean {
    if (logo === undefined) return false;
    try {
      if ('shapes' in logo) this.#drawShapes(logo, x, y, side);
      else this.#pdf.image(logo, x, y, { fit: [side, side], valign: 'center' });
      return true;
    } catch {
      return false;
    }
  }

  #drawShapes({ side: own, shapes }: Exclude<Logo, Buffer>, x: number, y: number, side: number): void {
    this.#pdf
      .save()
      .translate(x, y)
      .scale(side / own);
    for (const { path, box, fill, stroke, strokeWidth, cap } of shapes) {
      if (path !== undefined) this.#pdf.path(path);
      if (box !== undefined) this.#pdf.roundedRect(box.x, box.y, box.width, box.height, box.round);
      this.#pdf.lineWidth(strokeWidth).lineCap(cap);
      if (fill !== undefined && stroke !== undefined) this.#pdf.fillAndStroke(fill, stroke);
      else if (fill !== undefined) this.#pdf.fill(fill);
      else if (stroke !== undefined) this.#pdf.stroke(stroke);
    }
    this.#pdf.restore();
  }

  #write(text: string, style: Style, x: number, y: number): void {
    this.#pdf.font(style.weight).fontSize(style.size).fillColor(style.color).text(text, x, y, { lineBreak: false });
  }
}

export interface Pen {
  readonly text: (text: string, style: Style, x: number, y: number) => void;
  /** Whether there was one to draw. */
  readonly logo: (logo: Logo | undefined, x: number, y: number, side: number) => boolean;
  readonly rule: (y: number, color: string) => void;
  readonly shade: (y: number, height: number, color: string) => void;
}
