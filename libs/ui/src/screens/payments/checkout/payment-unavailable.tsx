import { paths, type Failure } from '@portico/application/kernel';
import type { NothingToPay, NotShown } from '@portico/application/payments';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { callTo } from '../../../words/tel-link.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { payWords } from './make-payment.messages.ts';
import { refusalWords } from './payment-refusal.messages.ts';
import { refusalSentence } from './payment-refusal-line.tsx';

export type Unshowable = Failure | Exclude<NotShown, NothingToPay>;

export type UnpaidStep = 'booked-unpaid' | 'canceled-unpaid';

/** The phone number, if nothing can be paid online (`MON-010`, `MON-011`). */
export const NotOnline = ({ phone }: { readonly phone: string }) => {
  const say = useWords();
  return (
    <Notice tone="wait" icon="phone">
      <p>{say(payWords.notOnline)}</p>
      {phone !== '' && (
        <ButtonLink icon="phone" href={callTo(phone)}>
          {say(payWords.call, { phone })}
        </ButtonLink>
      )}
    </Notice>
  );
};

/** Reports that the time held for the payment is gone, and leads to the times that are free. */
export const TimeGone = ({ onFindTime }: { readonly onFindTime: () => void }) => {
  const say = useWords();
  return (
    <Notice tone="wait" icon="clock">
      <p>{say(refusalWords['slot-gone'])}</p>
      <Button look="primary" icon="calendar" onClick={onFindTime}>
        {say(payWords.findTime)}
      </Button>
    </Notice>
  );
};

/** Says that the step was done and not paid, and leads to the visits. */
export const StepStands = ({ step }: { readonly step: UnpaidStep }) => {
  const say = useWords();
  return (
    <>
      <Notice tone="bad">
        <p>{say(refusalWords[step])}</p>
      </Notice>
      <p>
        <Link to={paths.appointments}>{say(payWords.toVisits)}</Link>
      </p>
    </>
  );
};

/** Why there is nothing to be shown. An amount in the address that differs keeps differing, so no retry is offered. */
export const Unshown = ({
  failure,
  isQuiet,
  onRetry,
}: {
  readonly failure: Unshowable;
  /** The person is checked in and can go on: shows no reason if the payment is unavailable (`APT-179`). */
  readonly isQuiet: boolean;
  readonly onRetry: () => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  if (isQuiet) return <Button onClick={onRetry}>{say(kitWords.retry)}</Button>;
  return failure.kind === 'amount-changed' ? (
    <Notice tone="bad">
      <p>{say(payWords.otherAmount, { amount: formats.money(failure.amount) })}</p>
    </Notice>
  ) : (
    <RetryNotice
      text={refusalSentence(failure, 'monthly', say, formats)}
      retry={say(kitWords.retry)}
      onRetry={onRetry}
    />
  );
};

/** The way back for an order that cannot be paid here, or not any more. */
export const BackToShop = () => {
  const say = useWords();
  return (
    <p>
      <Link to={paths.shop}>{say(payWords.toShop)}</Link>
    </p>
  );
};
