import { paths } from '@portico/application/kernel';
import {
  centsOfDetail,
  isAmountDetail,
  isDatedDetail,
  paperOf,
  type ItemDetail,
  type ItemStatus,
  type RecordItem,
} from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../kit/status-badge.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { billDetailWords, billStatusWords, billWords, paperWords } from './bills.messages.ts';
import type { Look } from './record-entry.tsx';
import type { ToldApart } from './record-item-list.tsx';

type Bill = RecordItem<'bills'>;

const looks: Readonly<Record<ItemStatus<'bills'>, Look>> = {
  submitted: { tone: 'accent', icon: 'file' },
  waiting: { tone: 'accent', icon: 'clock' },
  partial: { tone: 'accent', icon: 'clock' },
  processed: { tone: 'good', icon: 'check-circle' },
  failed: { tone: 'off', icon: 'alert' },
  cancelled: { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

interface BillsProps {
  /** How the link to the payments looks. */
  readonly linkClass: string | undefined;
  readonly children: (told: ToldApart) => ReactNode;
}

/**
 * How claims and what insurers say of them are told: that none is what the patient owes, before anything else. It imports
 * nothing of My health, whose chunk would fall apart.
 */
export const BillsTold = ({ linkClass, children }: BillsProps) => {
  const say = useWords();
  const { clinical, money } = useFormats();
  const badge = ({ status }: Bill) => <StatusBadge {...looks[status]}>{say(billStatusWords[status])}</StatusBadge>;
  const told = (kind: ItemDetail<'bills'>, text: string): string => {
    if (isDatedDetail(kind)) return clinical(text as ClinicalDate);
    const cents = isAmountDetail(kind) ? centsOfDetail(text) : undefined;
    return cents === undefined ? text : money(cents);
  };
  const lines = (bill: Bill) => [
    say(paperWords[paperOf(bill)]),
    spanOf(bill, clinical),
    bill.made && say(billWords.made, { date: clinical(bill.made) }),
    ...bill.details.map(({ kind, text }) => {
      // What arrives has the details of any section; those of others have no words here.
      const words = (billDetailWords as Readonly<Partial<Record<ItemDetail, Message>>>)[kind];
      return words && say(words, { text: told(kind, text) });
    }),
  ];
  return (
    <>
      <p>{say(billWords.about)}</p>
      <p data-no-print>
        <Link className={linkClass} to={paths.payments}>
          {say(billWords.payments)}
        </Link>
      </p>
      {children({ badge, lines } as ToldApart)}
    </>
  );
};

/** The days of service. */
const spanOf = ({ date, ended }: Bill, clinical: (date: ClinicalDate) => string): string | undefined => {
  const [first, last] = [date ?? ended, ended ?? date].map((each) => each && clinical(each));
  return first === last ? first : `${first} – ${last}`;
};
