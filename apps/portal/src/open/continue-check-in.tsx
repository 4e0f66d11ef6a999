import { paths, withQuery } from '@portico/application/kernel';
import {
  checkInPathOf,
  signInForTask,
  taskVisitIn,
  type CheckInVisit,
  type TaskVisit,
} from '@portico/application/visits';
import { TaskReturnViewModel } from '@portico/view-models/visits';
import type { ClientSession } from '@portico/view-models/access';
import { GuestCheckInFailed, TaskReturnScreen, TaskSignInFirst } from '@portico/ui/screens/visits';
import { useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { checkIn } from '../composition/ports/check-in.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent, type OpenScreenProps } from './screens.ts';

/** The visit that an address names, at whichever practice of theirs. A guest's is known by the link. */
const visitOf = (
  { guest, actingAs, tokens }: Pick<ClientSession, 'guest' | 'actingAs' | 'tokens'>,
  named: TaskVisit | undefined,
): CheckInVisit => {
  if (named === undefined) return {};
  const patient = tokens.signedIn
    ? actingAs.practices.find(({ id }) => id === named.practice)?.patient
    : guest.current?.patient;
  if (patient === undefined) return {};
  return { patient: { practice: named.practice, patient }, appointment: named.appointment };
};

const guestPathOf = ({ appointment }: Required<CheckInVisit>): string =>
  withQuery(paths.guestCheckInStart, { appointment_id: appointment });

// What is led to takes the place of this page: going back does not lead on once more.
const leadTo = (path: string): void => window.location.replace(path);

interface ReturningProps extends Pick<OpenScreenProps, 'go'> {
  readonly portal: Portal;
  readonly named: TaskVisit | undefined;
}

const Returning = ({ portal, named, go }: ReturningProps) => {
  const { clientSession } = portal;
  const { signedIn } = clientSession.tokens;
  const viewModel = useScreen(
    () =>
      new TaskReturnViewModel({
        checkIn: portal.port(checkIn),
        visit: visitOf(clientSession, named),
        onDone: () => {
          if (!signedIn) return leadTo(paths.guestSuccess);
          clientSession.handover.checkedInAt.leave(paths.appointments);
          leadTo(paths.appointments);
        },
        onCheckIn: (visit) => leadTo(signedIn ? checkInPathOf(visit) : guestPathOf(visit)),
      }),
  );
  const over = () => beginAnew(portal, go);
  return signedIn ? (
    <TaskReturnScreen viewModel={viewModel} onBack={() => leadTo(paths.appointments)} />
  ) : (
    <TaskReturnScreen
      viewModel={viewModel}
      failed={(problem) => <GuestCheckInFailed problem={problem} onRetry={() => void viewModel.load()} onOver={over} />}
      onBack={over}
    />
  );
};

/** The page to which partners return, for patients and guests (`ACC-045`, `APT-208`, `APT-213`). */
const ContinueCheckIn: OpenScreenComponent = ({ portal, go }) => {
  const [query] = useSearchParams();
  const named = taskVisitIn(query);
  const { tokens, guest } = portal.clientSession;
  return tokens.signedIn || guest.current !== undefined ? (
    <Returning portal={portal} named={named} go={go} />
  ) : (
    <TaskSignInFirst onSignIn={() => go(signInForTask(named))} />
  );
};
export default ContinueCheckIn;
