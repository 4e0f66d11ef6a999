import type { VisitCancellation, VisitDetail } from '@portico/application/visits';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

/** Whether it is said that the practice has to be called, with its number. */
export const cancelsByPhone = ({ terms, payable }: VisitCancellation): boolean =>
  terms.kind === 'too-late' || terms.kind === 'by-phone' || (terms.kind === 'open' && terms.fee > 0 && !payable);

/** Beside the buttons of a visit, before any is pressed: whether it can be canceled here, until when, and for how much. */
export const CancellationNote = ({
  visit: { listed, practicePhone },
  cancellation: { terms, payable },
  canMove = true,
}: {
  readonly visit: Pick<VisitDetail, 'listed' | 'practicePhone'>;
  readonly cancellation: VisitCancellation;
  /** False where the visit can be canceled here, but not moved. */
  readonly canMove?: boolean;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { appointment, practice } = listed;
  const { phone = practicePhone } = appointment.location;
  if (terms.kind === 'over') return null;
  if (terms.kind === 'open') {
    const when = formats.visit(terms.until, appointment.location.timeZone);
    if (terms.fee === 0) {
      return <p className={css.soft}>{say(canMove ? words.cancelFree : words.cancelFreeAlone, { when })}</p>;
    }
    const amount = formats.money(terms.fee);
    if (payable) return <p>{say(words.cancelFee, { amount, when })}</p>;
    return <ByPhone text={say(words.cancelFeeByPhone, { amount })} practice={practice.name} phone={phone} />;
  }
  const text = say(terms.kind === 'too-late' ? words.cancelTooLate : words.cancelByPhone, { practice: practice.name });
  return <ByPhone text={text} practice={practice.name} phone={phone} />;
};

const ByPhone = ({
  text,
  practice,
  phone,
}: {
  readonly text: string;
  readonly practice: string;
  readonly phone: string;
}) => {
  const say = useWords();
  return (
    <div>
      <p>{text}</p>
      {phone !== '' && (
        <a className={css.onward} href={callTo(phone)}>
          {say(words.call, { practice, phone })}
        </a>
      )}
    </div>
  );
};
