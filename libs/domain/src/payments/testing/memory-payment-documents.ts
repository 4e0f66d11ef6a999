import type { Language } from '../../kernel/index.ts';
import type { PaymentDocuments, ReceiptDocument, StatementDocument } from '../ports/payment-documents.ts';

/** Records what is rendered, and returns it as text. */
export class MemoryPaymentDocuments implements PaymentDocuments {
  readonly receipts: ReceiptDocument[] = [];
  readonly statements: StatementDocument[] = [];

  async receipt(paper: ReceiptDocument, language: Language): Promise<Uint8Array> {
    this.receipts.push(paper);
    return bytesOf(`%PDF receipt ${language}`);
  }

  async statement(paper: StatementDocument, language: Language): Promise<Uint8Array> {
    this.statements.push(paper);
    return bytesOf(`%PDF statement ${language}`);
  }
}

const bytesOf = (ascii: string): Uint8Array => Uint8Array.from(ascii, (sign) => sign.charCodeAt(0));
