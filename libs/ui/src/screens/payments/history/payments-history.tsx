import { paths, type Failure } from '@portico/application/kernel';
import type { PaymentEntry } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { LoadMore } from '../../../kit/load-more.tsx';
import { RetryNotice } from '../../../kit/notice.tsx';
import { LiveRegion } from '../../../kit/visually-hidden.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { hasReceipt, PaymentEntryRow } from './payment-entry-row.tsx';
import { paymentsWords as words } from './payments.messages.ts';
import css from './payments-screen.module.css';

export interface PaymentListModel {
  readonly shown: readonly PaymentEntry[];
  readonly remaining: number;
  readonly more: { readonly kind: 'idle' | 'loading' } | { readonly kind: 'failed'; readonly failure: Failure };
  showMore(): Promise<void>;
}

/** The list of payments, which grows in place (`MON-181` to `MON-183`). */
export const PaymentsHistory = observer(({ list }: { readonly list: PaymentListModel }) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { shown, remaining, more, showMore } = list;
  const isBusy = more.kind === 'loading';
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(words.history)}</h2>
      {shown.length === 0 && <EmptyState icon="card">{say(words.none)}</EmptyState>}
      <LiveRegion>{shown.length > 0 && say(words.shown, { count: shown.length })}</LiveRegion>
      <ul className={css.entries}>
        {shown.map((entry) => (
          <PaymentEntryRow key={entry.charge} entry={entry}>
            {hasReceipt(entry) && (
              <Link
                className={css.way}
                data-receipt={entry.charge}
                aria-label={say(words.receiptNamed, { amount: money(entry.amount), date: day(entry.date) })}
                to={paths.receipt({ chargeId: entry.charge })}
              >
                {say(words.receipt)}
              </Link>
            )}
          </PaymentEntryRow>
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
});
