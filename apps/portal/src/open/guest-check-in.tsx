import { paths } from '@portico/application/kernel';
import { PracticePageViewModel } from '@portico/view-models/guests';
import { isPaymentOpen } from '@portico/view-models/payments';
import { checkInPayment, CheckInViewModel } from '@portico/view-models/visits';
import type { CheckIn } from '@portico/application/visits';
import { WebStorage } from '@portico/adapters-browser';
import { failed, parseId, type AppointmentId } from '@portico/domain/kernel';
import { checkInSections } from '@portico/domain/visits';
import { kitWords, lazyComponent, Meanwhile, Skeleton } from '@portico/ui/kit';
import { afterBackSteps, GuestCheckInScreen } from '@portico/ui/screens/visits';
import { useWords } from '@portico/ui/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkIn } from '../composition/ports/check-in.ts';
import { guests } from '../composition/ports/guests.ts';
import { profile } from '../composition/ports/profile.ts';
import { chunks } from '../fetch-chunk.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

/** Check-in without a guest session: each call reports that the session is over, and the page shows it (`ACC-389`). */
const over = async () => failed({ kind: 'session-over', reason: 'expired' } as const);
const nobodys: CheckIn = {
  open: over,
  postForms: over,
  postInformation: over,
  postMedsAllergies: over,
  goOn: over,
  search: over,
};

const Payment = lazyComponent(() => chunks.fetch(() => import('./guest-check-in-payment.tsx')));

/** Check-in by a link. The address names the section that stands there; which one it is, the gateway says (`APT-288`). */
const GuestCheckIn: OpenScreenComponent = observer(({ portal, go }) => {
  const say = useWords();
  const page = useScreen(
    () => new PracticePageViewModel(portal.port(guests), portal.clientSession.guest.current?.practice),
  );
  const [query] = useSearchParams();
  const viewModel = useScreen(() => {
    const appointment = parseId<AppointmentId>(query.get('appointment_id') ?? undefined);
    return new CheckInViewModel({
      checkIn: portal.clientSession.guest.current === undefined ? nobodys : portal.port(checkIn),
      // The visit of the link, or the next one where neither link nor address names any.
      visit: appointment.ok ? { appointment: appointment.value } : {},
      drafts: portal.drafts,
      lookups: portal.port(profile),
      isPaymentOpen: (due) => isPaymentOpen(new WebStorage(() => window.sessionStorage), checkInPayment(due)),
      onDone: () => afterBackSteps(() => go(paths.guestSuccess)),
      onLeave: (address) => window.location.assign(address),
    });
  });
  const step = viewModel.step;
  useEffect(() => {
    // Written into the address, not gone to: the page that stands there is not put up anew. Who comes for which visit was
    // read, and does not stay there.
    const { pathname, search } = window.location;
    const there = step === undefined ? pathname : paths.guestCheckInStep({ section: checkInSections[step] });
    if (`${pathname}${search}` !== there) window.history.replaceState(window.history.state, '', there);
  }, [step]);
  const over = () => beginAnew(portal, go);
  return (
    <GuestCheckInScreen
      viewModel={viewModel}
      page={page}
      payment={(visit) => (
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
          <Payment portal={portal} context={checkInPayment(visit)} onDone={go} onOver={over} />
        </Meanwhile>
      )}
      onOver={over}
    />
  );
});
export default GuestCheckIn;
