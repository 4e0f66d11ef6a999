import type { Failure } from '@portico/application/kernel';
import type { PaymentEntry } from '@portico/application/payments';
import type { ChargeId } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { LoadMore } from '../../../kit/load-more.tsx';
import { RetryNotice } from '../../../kit/notice.tsx';
import { LiveRegion } from '../../../kit/visually-hidden.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { chargedCardText } from '../../../words/charged-card-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { Disputes } from './payment-disputes.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { paymentsWords as words, purposeWords } from './payments.messages.ts';
import css from './payments-screen.module.css';

/** Statuses with a receipt, as money moved. */
const moved: ReadonlySet<PaymentEntry['status']> = new Set(['paid', 'refunding', 'refunded', 'part-refunded']);

const Entry = ({ entry, onReceipt }: { readonly entry: PaymentEntry; readonly onReceipt: () => void }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { amount, date, disputes, refunded, purpose, status, card } = entry;
  const named = { amount: money(amount), date: day(date) };
  return (
    <li className={css.entry}>
      <div className={css.what}>
        <p className={css.strong}>{say(purposeWords[purpose])}</p>
        <p className={css.soft}>
          {named.date} · {chargedCardText(say, words.card, card)}
        </p>
        {status === 'processing' && <p className={css.soft}>{say(words.checking)}</p>}
        <Disputes disputes={disputes} />
        {refunded > 0 && <p className={css.soft}>{say(words.refundedPart, { amount: money(refunded) })}</p>}
      </div>
      <div className={css.much}>
        <p className={css.sum}>{named.amount}</p>
        <PaymentStatus status={status} />
      </div>
      {moved.has(status) && (
        <Button
          look="quiet"
          icon="file"
          data-receipt={entry.charge}
          aria-label={say(words.receiptNamed, named)}
          onClick={onReceipt}
        >
          {say(words.receipt)}
        </Button>
      )}
    </li>
  );
};

export interface ReceiptsModel {
  openReceipt(charge: ChargeId): Promise<void>;
}

export interface PaymentListModel {
  readonly shown: readonly PaymentEntry[];
  readonly remaining: number;
  readonly more: { readonly kind: 'idle' | 'loading' } | { readonly kind: 'failed'; readonly failure: Failure };
  showMore(): Promise<void>;
}

/** The list of payments, which grows in place (`MON-181` to `MON-183`). */
export const PaymentsHistory = observer(
  ({ viewModel, list }: { readonly viewModel: ReceiptsModel; readonly list: PaymentListModel }) => {
    const say = useWords();
    const { shown, remaining, more, showMore } = list;
    const isBusy = more.kind === 'loading';
    return (
      <section className={css.group}>
        <h2 className={css.title}>{say(words.history)}</h2>
        {shown.length === 0 && <EmptyState icon="card">{say(words.none)}</EmptyState>}
        <LiveRegion>{shown.length > 0 && say(words.shown, { count: shown.length })}</LiveRegion>
        <ul className={css.entries}>
          {shown.map((entry) => (
            <Entry key={entry.charge} entry={entry} onReceipt={() => void viewModel.openReceipt(entry.charge)} />
          ))}
        </ul>
        {more.kind === 'failed' && (
          <RetryNotice
            text={say(failureWords[more.failure.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void showMore()}
          />
        )}
        {remaining > 0 && more.kind !== 'failed' && (
          <LoadMore busy={isBusy} onMore={() => void showMore()}>
            {isBusy ? say(words.loadingMore) : say(words.more, { count: remaining })}
          </LoadMore>
        )}
      </section>
    );
  },
);
