import type { Language } from '../../kernel/index.ts';
import type { PaymentPapers, ReceiptPaper, StatementPaper } from '../ports/payment-papers.ts';

/** Notes what is printed, and answers it as text. */
export class MemoryPaymentPapers implements PaymentPapers {
  readonly receipts: ReceiptPaper[] = [];
  readonly statements: StatementPaper[] = [];

  async receipt(paper: ReceiptPaper, language: Language): Promise<Uint8Array> {
    this.receipts.push(paper);
    return bytesOf(`%PDF receipt ${language}`);
  }

  async statement(paper: StatementPaper, language: Language): Promise<Uint8Array> {
    this.statements.push(paper);
    return bytesOf(`%PDF statement ${language}`);
  }
}

const bytesOf = (ascii: string): Uint8Array => Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
