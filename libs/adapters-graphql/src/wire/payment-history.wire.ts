import type { PaymentHistory } from '@portico/application/payments';
import type { PatientId } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { optional, same } from '../codecs/codec.ts';
import { file } from '../codecs/files.codec.ts';
import { bill, paymentEntries, paymentsPage, paymentsScreen, receipt } from '../codecs/payment-history.codec.ts';
import { idOf, textId } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/payment-history.ts';
import { under, operation, variable, wireOf } from './operation.ts';

const charge = variable('chargeId', idOf<ChargeId>());

export const paymentHistoryWire = wireOf<PaymentHistory>()({
  screen: operation(documents.GetPaymentsDocument, variable('patientId', optional(idOf<PatientId>())), paymentsScreen),
  more: operation(
    documents.GetMoreTransactionsDocument,
    variable('page', same<number>()),
    under('moreTransactions', paymentsPage),
  ),
  receipt: operation(documents.GetPaymentReceiptDocument, charge, receipt),
  receiptPdf: operation(documents.GetPaymentReceiptPdfDocument, charge, file),
  bill: operation(documents.GetBillDocument, variable('statementId', textId), bill),
  statementPdf: operation(documents.GetPatientStatementDocument, variable('statementId', textId), file),
  year: operation(documents.GetPaymentsOfYearDocument, variable('year', same<number>()), paymentEntries),
});
