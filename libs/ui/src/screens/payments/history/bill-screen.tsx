import { paths, type Failure } from '@portico/application/kernel';
import type { Bill, BillLine } from '@portico/application/payments';
import type { Cents, LocalDate, PatientRef } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { callTo } from '../../../words/tel-link.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { billWords as words } from './bill.messages.ts';
import { FileError, type PaymentsStatementsModel } from './payment-document-links.tsx';
import { paymentsWords } from './payments.messages.ts';
import own from './bill-screen.module.css';
import css from './payments-screen.module.css';

/** What came after the newest bill. */
interface SinceBill {
  readonly paid: readonly { readonly date: LocalDate; readonly amount: Cents }[];
  readonly inPlans: Cents;
  readonly owed: Cents;
  readonly isExplained: boolean;
  readonly open?: { readonly amount: Cents; readonly patient: PatientRef };
}

export interface BillModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'ready'; readonly bill: Bill; readonly since?: SinceBill };
  readonly files: PaymentsStatementsModel;
  load(): Promise<void>;
}

/** `/payments/bill/…`: every line of a statement with its visit, what insurance paid, and what is open. */
export const BillScreen = observer(({ viewModel }: { readonly viewModel: BillModel }) => {
  const say = useWords();
  const { money } = useFormats();
  const { phase, files } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { bill, since } = phase;
  return (
    <div className={css.screen}>
      <BillHead bill={bill} since={since} />
      <section className={css.group}>
        <h2 className={css.title}>{say(words.lines)}</h2>
        {bill.lines.length === 0 && <p>{say(words.noLines)}</p>}
        <ul className={css.entries}>
          {bill.lines.map((line, at) => (
            <Line key={at} line={line} practice={bill.practice.id} />
          ))}
          {bill.lines.length > 1 && sumOf(bill.lines) === bill.total && (
            <li className={own.line}>
              <p className={own.description}>{say(words.total)}</p>
              <p className={own.sum}>{money(bill.total)}</p>
            </li>
          )}
        </ul>
      </section>
      <BillWays files={files} bill={bill} />
    </div>
  );
});

const sumOf = (lines: readonly BillLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const payNow = ({ patient, practice }: PatientRef): string =>
  paths.payBalance({ patientId: patient, practiceId: practice });

const BillHead = ({ bill, since }: { readonly bill: Bill; readonly since: SinceBill | undefined }) => {
  const say = useWords();
  const { money, day } = useFormats();
  return (
    <Card className={css.receipt}>
      <h2 className={css.name}>{say(words.total)}</h2>
      <p className={css.amount}>{money(bill.total)}</p>
      <FactList
        facts={[
          [say(words.date), day(bill.date)],
          [say(words.practice), bill.practice.name],
        ]}
      />
      <p className={css.soft}>
        {say(words.then)} {since?.isExplained === false && say(words.changed)}{' '}
        {!tellsOwed(since) && <Link to={paths.payments}>{say(words.now)}</Link>}
      </p>
      {since !== undefined && <SinceThen since={since} />}
      {since?.open !== undefined && (
        <p data-no-print>
          <Link className={css.pay} to={payNow(since.open.patient)}>
            {say(paymentsWords.pay, { amount: money(since.open.amount) })}
          </Link>
        </p>
      )}
    </Card>
  );
};

/** Something came since the bill, and leads line by line to what is owed now. */
const tellsOwed = (since: SinceBill | undefined): boolean =>
  since !== undefined && (since.paid.length > 0 || since.inPlans !== 0);

/** What leaves of the bill what is owed now, line by line; nothing where nothing came since. */
const SinceThen = ({ since }: { readonly since: SinceBill }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { paid, inPlans, owed } = since;
  if (!tellsOwed(since)) return null;
  return (
    <FactList
      sums
      facts={[
        ...paid.map(
          ({ date, amount }) => [say(words.paidSince, { date: day(date) }), money(-amount as Cents)] as const,
        ),
        [say(paymentsWords.inPlan), inPlans === 0 ? undefined : money(-inPlans as Cents)],
        [say(paymentsWords.owed), money(owed)],
      ]}
    />
  );
};

const Line = ({ line, practice }: { readonly line: BillLine; readonly practice: Bill['practice']['id'] }) => {
  const say = useWords();
  const { money, day, visit: visitTime } = useFormats();
  const { amount, date, description, insurance, open, visit } = line;
  return (
    <li className={own.line}>
      <p className={own.description}>{description}</p>
      <p className={own.sum}>{money(amount)}</p>
      <div className={own.when}>
        <p>{day(date)}</p>
        {visit !== undefined && (
          <p>
            <Link to={paths.visit({ practiceId: practice, appointmentId: visit.appointment })}>
              {say(words.visit, { time: visitTime(visit.start, visit.timeZone), provider: visit.provider })}
            </Link>
          </p>
        )}
      </div>
      {open !== undefined && amount > 0 && (
        <p className={own.open}>{open === 0 ? say(words.settled) : say(words.open, { amount: money(open) })}</p>
      )}
      {insurance !== undefined && (
        <div className={own.parts}>
          <FactList
            sums
            facts={[
              [say(words.charged), money(insurance.charged)],
              [say(words.insurancePaid), money(-insurance.paid as Cents)],
              [say(words.adjusted), insurance.adjusted === 0 ? undefined : money(-insurance.adjusted as Cents)],
              [say(words.yourPart), money(amount)],
            ]}
          />
        </div>
      )}
    </li>
  );
};

const BillWays = observer(({ files, bill }: { readonly files: PaymentsStatementsModel; readonly bill: Bill }) => {
  const say = useWords();
  const { id, practice } = bill;
  return (
    <div className={css.group} data-no-print>
      {files.blocked && (
        <Notice tone="bad">
          <p>{say(paymentsWords.blocked)}</p>
          <Button onClick={files.dismissBlocked}>{say(paymentsWords.blockedOk)}</Button>
        </Notice>
      )}
      <div className={css.ways}>
        <Button icon="print" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
        <Button
          icon="file"
          busy={files.phases.get(`statement:${id}`)?.kind === 'fetching'}
          onClick={() => void files.openStatement(id)}
        >
          {say(paymentsWords.open)}
        </Button>
        <FileError files={files} file={`statement:${id}`} />
      </div>
      {practice.phone !== '' && (
        <p>
          <a href={callTo(practice.phone)}>
            {say(words.questions, { practice: practice.name, phone: practice.phone })}
          </a>
        </p>
      )}
    </div>
  );
});
