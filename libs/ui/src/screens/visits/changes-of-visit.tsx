import { whyNoChange } from '@portico/application/appointments';
import type { VisitCancellation, VisitDetail } from '@portico/application/visits';
import type { Instant } from '@portico/domain/kernel';
import { Notice } from '../../kit/notice.tsx';
import { ChangeNote } from '../appointments/index.ts';
import { CancellationNote, cancelsByPhone } from './cancellation-note.tsx';
import css from './visit-screen.module.css';

const isForFee = ({ terms }: VisitCancellation): boolean => terms.kind === 'open' && terms.fee > 0;

/** Before the buttons of a visit: what canceling it costs. */
export const FeeOfVisit = ({ visit }: { readonly visit: VisitDetail }) => {
  const { cancellation } = visit;
  if (cancellation === undefined || !isForFee(cancellation)) return null;
  return (
    <Notice tone="wait" icon="card" quiet>
      <CancellationNote visit={visit} cancellation={cancellation} />
    </Notice>
  );
};

/** Below the buttons of a visit: why it cannot be moved or canceled here, and else until when it can be at no charge. */
export const ChangesOfVisit = ({ visit, now }: { readonly visit: VisitDetail; readonly now: Instant }) => {
  const { listed, cancellation, practicePhone } = visit;
  // The number that the card shows.
  const { phone = practicePhone } = listed.appointment.location;
  const why = whyNoChange(listed, now);
  // That it is too late is said once, of both.
  const canceling = why === 'too-late' && cancellation?.terms.kind !== 'open' ? undefined : cancellation;
  const hasFee = canceling !== undefined && isForFee(canceling);
  const isNumberNext = canceling !== undefined && cancelsByPhone(canceling);
  return (
    <>
      <ChangeNote listed={listed} now={now} phone={isNumberNext ? '' : phone} linkClass={css.onward} />
      {canceling !== undefined && !hasFee && (
        <CancellationNote visit={visit} cancellation={canceling} canMove={why === undefined} />
      )}
    </>
  );
};
