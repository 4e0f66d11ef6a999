import { paths, type Failure } from '@portico/application/kernel';
import type { Receipt } from '@portico/application/payments';
import type { ChargeId } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FactList, type Fact } from '../../../kit/fact-list.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { chargedCardText } from '../../../words/charged-card-text.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { shownPhone } from '../../../words/tel-link.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { FileError, type FetchedFilesModel } from './payment-document-links.tsx';
import { leftRows } from '../left-to-pay.ts';
import { Disputes } from './payment-disputes.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { paymentsWords, purposeWords } from './payments.messages.ts';
import { receiptViewWords as words } from './receipt.messages.ts';
import css from './payments-screen.module.css';

export interface ReceiptModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'ready'; readonly receipt: Receipt };
  readonly files: FetchedFilesModel & { saveReceipt(charge: ChargeId): Promise<void> };
  load(): Promise<void>;
}

/** What was paid, by whom, for which visit, and to whom, as far as it is known. */
const useReceiptFacts = (receipt: Receipt): readonly Fact[] => {
  const say = useWords();
  const { money, day, visit: visitTime } = useFormats();
  const { refunded, date, purpose, plan, card, reference, practice, patientName, visit, place, left } = receipt;
  const rows = [
    [words.date, day(date)],
    [words.purpose, say(purposeWords[purpose])],
    [words.service, visit?.visitType],
    [words.serviceDate, visit && visitTime(visit.start, visit.timeZone)],
    [words.provider, visit?.provider],
    [words.place, place?.join(', ')],
    [words.plan, plan],
    [words.refunded, refunded > 0 ? money(refunded) : undefined],
    ...leftRows(left, money),
    [words.card, chargedCardText(say, paymentsWords.card, card)],
    [words.reference, reference],
    [words.patient, patientName],
    [words.practice, practice.name],
    [words.address, practice.address?.join(', ')],
    [words.phone, shownPhone(practice.phone)],
    [words.taxId, practice.taxId],
  ] as const;
  return rows.map(([label, text]) => [say(label), text]);
};

const ReceiptCard = observer(({ receipt }: { readonly receipt: Receipt }) => {
  const say = useWords();
  const { money } = useFormats();
  const facts = useReceiptFacts(receipt);
  const { amount, lines, visit, practice } = receipt;
  return (
    <Card className={css.receipt}>
      <p className={css.amount}>{money(amount)}</p>
      <p>
        <PaymentStatus status={receipt.status} />
      </p>
      <Disputes disputes={receipt.disputes} />
      <FactList facts={facts} />
      {lines !== undefined && (
        <>
          <h2 className={css.name}>{say(words.bought)}</h2>
          <FactList sums facts={lines.map((line) => [line.description, money(line.amount)])} />
        </>
      )}
      {visit !== undefined && (
        <p data-no-print>
          <Link to={paths.visit({ practiceId: practice.id, appointmentId: visit.appointment })}>
            {say(words.visit)}
          </Link>
        </p>
      )}
    </Card>
  );
});

/** `/payments/receipt/…`: one payment, printable as it is. */
export const ReceiptScreen = observer(({ viewModel }: { readonly viewModel: ReceiptModel }) => {
  const say = useWords();
  const { phase, files } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={4} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { charge } = phase.receipt;
  return (
    <div className={css.screen}>
      <ReceiptCard receipt={phase.receipt} />
      <div className={css.ways} data-no-print>
        <Button icon="print" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
        <Button
          icon="download"
          busy={files.phases.get(`receipt:${charge}`)?.kind === 'fetching'}
          onClick={() => void files.saveReceipt(charge)}
        >
          {say(words.pdf)}
        </Button>
        <FileError files={files} file={`receipt:${charge}`} />
      </div>
    </div>
  );
});
