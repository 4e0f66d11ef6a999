import type { VisitCancellation, VisitDetail } from '@portico/application/visits';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

/** Below the buttons of a visit, before any is pressed: whether it can be canceled here, until when, and for how much. */
export const CancellationNote = ({
  visit: { listed, practicePhone },
  cancellation: { terms, payable },
}: {
  readonly visit: Pick<VisitDetail, 'listed' | 'practicePhone'>;
  readonly cancellation: VisitCancellation;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { appointment, practice } = listed;
  if (terms.kind === 'over') return null;
  if (terms.kind === 'open') {
    const when = formats.visit(terms.until, appointment.location.timeZone);
    if (terms.fee === 0) return <p className={css.soft}>{say(words.cancelFree, { when })}</p>;
    const amount = formats.money(terms.fee);
    if (payable) return <p>{say(words.cancelFee, { amount, when })}</p>;
    return <ByPhone text={say(words.cancelFeeByPhone, { amount })} practice={practice.name} phone={practicePhone} />;
  }
  const text = say(terms.kind === 'too-late' ? words.cancelTooLate : words.cancelByPhone, { practice: practice.name });
  return <ByPhone text={text} practice={practice.name} phone={practicePhone} />;
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
