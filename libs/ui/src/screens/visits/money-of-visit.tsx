import { statusOf, type Appointment } from '@portico/domain/appointments';
import type { Cents, Instant } from '@portico/domain/kernel';
import { paths } from '@portico/application/kernel';
import type { VisitMoney } from '@portico/application/visits';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { PaymentEntryRow } from '../payments/index.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

type PaidVisit = Pick<Appointment, 'id' | 'patient' | 'status' | 'start' | 'end'>;

/** What of the visit is still ahead and takes a payment: check-in and check-out, check-out alone, or neither. */
const stillAhead = (visit: PaidVisit, now: Instant): 'both' | 'checkOut' | 'none' => {
  if (visit.status === 'CHECKED-IN') return 'checkOut';
  return statusOf(visit, now) === 'past' ? 'none' : 'both';
};

/** Where what is due for a visit is paid: as at check-in until the visit is checked in, then as at check-out. */
const paymentOf = (visit: PaidVisit, now: Instant) => ({
  patientId: visit.patient.patient,
  practiceId: visit.patient.practice,
  appointmentId: visit.id,
  moment: stillAhead(visit, now) === 'both' ? 'check_in' : 'check_out',
});

interface MoneyProps {
  readonly money: VisitMoney;
  readonly appointment: PaidVisit;
  readonly now: Instant;
}

/** What is open of the copay of a visit, where and when it is paid, and what was paid. */
export const MoneyOfVisit = ({ money, appointment, now }: MoneyProps) => {
  const say = useWords();
  const { copayOpen, payments } = money;
  return (
    <Card className={css.part}>
      <h2 className={css.title}>{say(words.money)}</h2>
      {copayOpen > 0 && <OpenCopay money={money} appointment={appointment} now={now} />}
      {copayOpen === 0 && payments.length === 0 && (
        <p className={css.soft}>{say(words.nothingPaid, { canceled: String(appointment.status === 'CANCELLED') })}</p>
      )}
      {payments.length > 0 && (
        <ul className={css.payments}>
          {payments.map((entry) => (
            <PaymentEntryRow key={entry.charge} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const OpenCopay = ({ money: { copayOpen, dueTogether, isPayable }, appointment, now }: MoneyProps) => {
  const say = useWords();
  const { money } = useFormats();
  const moment = stillAhead(appointment, now);
  const to = paymentOf(appointment, now);
  const balance = (dueTogether - copayOpen) as Cents;
  // The way back from the payment leads to this visit.
  const above = paths.visit({ practiceId: to.practiceId, appointmentId: to.appointmentId });
  return (
    <>
      <p className={css.sum}>
        <span>{say(words.copay)}</span>
        <strong>{money(copayOpen)}</strong>
      </p>
      {!isPayable && moment !== 'none' && <p className={css.soft}>{say(words.copayWhen, { moment })}</p>}
      {isPayable && (
        <>
          <p className={css.soft}>
            {balance > 0 ? say(words.payTogether, { balance: money(balance), moment }) : say(words.payWhen, { moment })}
          </p>
          <div className={css.ways}>
            <Link className={css.pay} to={`${paths.payVisit(to)}?pays=copay`} state={{ above }}>
              {say(words.pay, { amount: money(copayOpen) })}
            </Link>
            {balance > 0 && (
              <Link className={css.payAll} to={paths.payVisit(to)} state={{ above }}>
                {say(words.payBoth, { amount: money(dueTogether) })}
              </Link>
            )}
          </div>
        </>
      )}
    </>
  );
};
