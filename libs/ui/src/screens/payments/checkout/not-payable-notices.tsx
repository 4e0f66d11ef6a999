import { paths } from '@portico/application/kernel';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { callTo } from '../../../words/call-to.ts';
import { useWords } from '../../../words/use-words.ts';
import { payWords } from './make-payment.messages.ts';
import { refusalWords } from './payment-refusal.messages.ts';

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

/** A step that was done although its money was refused. */
export type UnpaidStep = 'booked-unpaid' | 'canceled-unpaid';

/** Says what was done, and leads to the visits. */
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

/** The way back for an order that cannot be paid here, or not any more. */
export const BackToShop = () => {
  const say = useWords();
  return (
    <p>
      <Link to={paths.shop}>{say(payWords.toShop)}</Link>
    </p>
  );
};
