import { whyNoChange } from '@portico/application/appointments';
import type { VisitDetail } from '@portico/application/visits';
import type { Instant } from '@portico/domain/kernel';
import { ChangeNote } from '../appointments/index.ts';
import { CancellationNote, cancelsByPhone } from './cancellation-note.tsx';
import css from './visit-screen.module.css';

/** Below the buttons of a visit: why it cannot be moved or canceled here, and else until when and for how much. */
export const ChangesOfVisit = ({ visit, now }: { readonly visit: VisitDetail; readonly now: Instant }) => {
  const { listed, cancellation, practicePhone } = visit;
  // The number that the card shows.
  const { phone = practicePhone } = listed.appointment.location;
  const why = whyNoChange(listed, now);
  // That it is too late is said once, of both.
  const canceling = why === 'too-late' && cancellation?.terms.kind !== 'open' ? undefined : cancellation;
  const isNumberNext = canceling !== undefined && cancelsByPhone(canceling);
  return (
    <>
      <ChangeNote listed={listed} now={now} phone={isNumberNext ? '' : phone} linkClass={css.onward} />
      {canceling !== undefined && (
        <CancellationNote visit={visit} cancellation={canceling} canMove={why === undefined} />
      )}
    </>
  );
};
