import { paths } from '@portico/application/kernel';
import { bookingPaths, IntelligentSchedulerViewModel } from '@portico/view-models/scheduling';
import { checkOutPath } from '@portico/application/visits';
import { IntelligentSchedulerScreen } from '@portico/ui/screens/scheduling';
import { observer } from 'mobx-react-lite';
import { Navigate, useNavigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The questions before booking; where the practice asks nothing, what is booked is chosen at once (`APT-078`). */
const IntelligentScheduler: Screen = observer(({ portal }) => {
  const navigate = useNavigate();
  const drafts = portal.port(bookingDrafts);
  useCheckOutLeave(portal);
  const viewModel = useScreen(() => {
    const { practice } = portal.clientSession.actingAs;
    // Without a practice the person is redirected before this renders.
    if (practice === undefined) throw new Error('Bug: a booking without a practice.');
    return new IntelligentSchedulerViewModel(portal.port(scheduling), { drafts, practice: practice.id });
  });
  if (viewModel.phase.kind === 'nothing-asked') {
    return <Navigate to={bookingPaths('slots', drafts.current ?? {}).choose} replace />;
  }
  return (
    <IntelligentSchedulerScreen
      viewModel={viewModel}
      onNext={(path) => void navigate(path)}
      onCancel={() => {
        const left = drafts.current?.checkOut === undefined ? undefined : portal.port(checkOutDrafts).current?.ids;
        void navigate(left === undefined ? paths.appointments : checkOutPath(left));
      }}
    />
  );
});
export default IntelligentScheduler;
