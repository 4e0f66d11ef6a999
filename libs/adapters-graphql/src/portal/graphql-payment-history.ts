import type { FileContent, ServiceResult } from '@portico/application/kernel';
import type { PaymentEntry, PaymentHistory, PaymentsScreen, Receipt } from '@portico/application/payments';
import type { Page, PatientId } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { file } from '../codecs/files.codec.ts';
import { paymentEntries, paymentsPage, paymentsScreen, receipt } from '../codecs/payment-history.codec.ts';
import {
  GetMoreTransactionsDocument,
  GetPatientStatementDocument,
  GetPaymentReceiptDocument,
  GetPaymentReceiptPdfDocument,
  GetPaymentsDocument,
  GetPaymentsOfYearDocument,
} from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlPaymentHistory extends GraphqlPort implements PaymentHistory {
  screen(patientId?: PatientId): ServiceResult<PaymentsScreen> {
    return this.client.ask(GetPaymentsDocument, { patientId }, ({ paymentsList, ...screen }) => ({
      ...paymentsScreen.read(screen),
      payments: paymentsPage.read(paymentsList),
    }));
  }

  more(page: number): ServiceResult<Page<PaymentEntry>> {
    return this.client.ask(GetMoreTransactionsDocument, { page }, (json) => paymentsPage.read(json.moreTransactions));
  }

  receipt(chargeId: ChargeId): ServiceResult<Receipt> {
    return this.client.ask(GetPaymentReceiptDocument, { chargeId }, receipt.read);
  }

  receiptPdf(chargeId: ChargeId): ServiceResult<FileContent> {
    return this.client.ask(GetPaymentReceiptPdfDocument, { chargeId }, file.read);
  }

  statementPdf(statementId: string): ServiceResult<FileContent> {
    return this.client.ask(GetPatientStatementDocument, { statementId }, file.read);
  }

  year(year: number): ServiceResult<readonly PaymentEntry[]> {
    return this.client.ask(GetPaymentsOfYearDocument, { year }, paymentEntries.read);
  }
}
