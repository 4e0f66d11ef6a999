import { paths } from '@portico/application/kernel';
import { WebStorage } from '@portico/adapters-browser';
import { checkInPayment, CheckInViewModel } from '@portico/view-models/visits';
import { taskReturnIn, type CheckInVisit } from '@portico/application/visits';
import { isPaymentOpen, paymentContextOf } from '@portico/view-models/payments';
import type { VisitDone } from '@portico/ui/screens/appointments';
import { afterBackSteps, CheckInScreen } from '@portico/ui/screens/visits';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { kitWords, lazyComponent, Meanwhile, Skeleton } from '@portico/ui/kit';
import { useWords } from '@portico/ui/words';
import type { Portal } from '../composition/compose.ts';
import { checkIn } from '../composition/ports/check-in.ts';
import { profile } from '../composition/ports/profile.ts';
import type { FetchPart } from './fetched-screens.tsx';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The visit of an address; what is paid at check-in is found in the same way. */
const visitAt = (path: string, search: string): CheckInVisit => {
  const context = paymentContextOf(path, new URLSearchParams(search));
  if (context?.kind !== 'check-in') return {};
  const { kind: _, ...visit } = context;
  return visit;
};

const CheckingIn = observer(
  ({
    portal,
    fetchPart,
    visit,
  }: {
    readonly portal: Portal;
    readonly fetchPart: FetchPart;
    readonly visit: CheckInVisit;
  }) => {
    const say = useWords();
    const navigate = useNavigate();
    const viewModel = useScreen(
      () =>
        new CheckInViewModel({
          checkIn: portal.port(checkIn),
          visit,
          lookups: portal.port(profile),
          drafts: portal.drafts,
          isPaymentOpen: (due) => isPaymentOpen(new WebStorage(() => window.sessionStorage), checkInPayment(due)),
          onDone: (report) =>
            // In place of the steps: Back does not lead into a check-in that is complete.
            afterBackSteps(
              () =>
                void navigate(paths.appointments, {
                  replace: true,
                  state: {
                    done: 'checked-in',
                    appointment: visit.appointment,
                    told: report,
                  } satisfies VisitDone,
                }),
            ),
          onLeave: (address) => window.location.assign(address),
        }),
    );
    // The payment comes with its texts once something is due, and not before.
    const [Payment] = useState(() =>
      lazyComponent(() =>
        fetchPart(
          () => import('./check-in-payment.tsx'),
          'makePayment',
          'paymentRefusal',
          'planBuilder',
          'cardForm',
          'appointments',
        ),
      ),
    );
    return (
      <CheckInScreen
        viewModel={viewModel}
        payment={(visitPaidFor) => (
          <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
            <Payment portal={portal} context={checkInPayment(visitPaidFor)} />
          </Meanwhile>
        )}
        here={portal.clientSession.actingAs.practice?.id}
        onBack={() => void navigate(paths.appointments)}
      />
    );
  },
);

/** After a return from a partner's pages that required sign-in first: goes back to that open page (`APT-213`). */
const BackToReturn = ({ to }: { readonly to: string }) => {
  useEffect(() => void window.location.replace(to), [to]);
  return null;
};

/** Another address is another visit, with nothing of the one before. */
const CheckIn: Screen = ({ portal, fetchPart }) => {
  const { pathname, search } = useLocation();
  const returned = taskReturnIn(new URLSearchParams(search));
  if (returned !== undefined) return <BackToReturn to={returned} />;
  return (
    <CheckingIn key={`${pathname}${search}`} portal={portal} fetchPart={fetchPart} visit={visitAt(pathname, search)} />
  );
};
export default CheckIn;
