import type { FetchPart } from './fetched-screens.tsx';
import { paths } from '@portico/application/kernel';
import { isDashboardTab, type DashboardTab } from '@portico/application/dashboard';
import { TwoFactorPromptViewModel } from '@portico/view-models/authentication';
import { DashboardViewModel } from '@portico/view-models/dashboard';
import { isFormStarted, LazyResource } from '@portico/view-models/kernel';
import { DashboardScreen, fetchArrival, fetchLaterTabs, type ArrivalProps } from '@portico/ui/screens/dashboard';
import { Observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Missed } from '../routes/resolve-address.ts';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { dashboard } from '../composition/ports/dashboard.ts';
import { shownOnce } from '../composition/ports/shown-once.ts';
import type { FormsSent } from './form-history.tsx';
import { pageSettled } from './wait-for-first-screen.ts';
import type { Screen } from './routes.ts';
import { bookPath, useCardButtons } from './use-visit-card-buttons.ts';
import { usePrefetch } from './use-prefetch.ts';
import type { TurnedAway } from './redirect-if-not-offered.ts';
import { useScreen } from './use-screen-view-model.ts';

/** Asked of the browser, which knows of a step before it is rendered: a quick second choice is not taken back. */
const tabInAddress = (): DashboardTab => {
  const named = window.location.hash.slice(1);
  return isDashboardTab(named) ? named : 'appointments';
};

/** Where the balance is paid; undefined without the permission, or at a practice that takes no cards online. */
const payPath = ({ clientSession }: Portal): string | undefined => {
  const { practice } = clientSession.actingAs;
  if (practice === undefined || practice.payments === 'no-value' || !clientSession.actingAs.may('payments:act'))
    return undefined;
  return paths.payBalance({ patientId: practice.patient, practiceId: practice.id });
};

/** The name of the practice, if there is something that its system cannot do. */
const partlyOnline = ({ clientSession }: Portal): string | undefined => {
  const layout = clientSession.layout.current;
  return layout?.withheld === undefined ? undefined : layout.practiceName;
};

/** The tabs behind the first, fetched once nothing else is. */
const useLaterTabs = (fetchPart: FetchPart) => {
  const [laterTabs] = useState(
    () => new LazyResource(async () => (await fetchPart(fetchLaterTabs, 'health', 'laterTabs')).LaterTab),
  );
  usePrefetch(
    useCallback(async () => {
      await laterTabs.want();
    }, [laterTabs]),
  );
  return laterTabs;
};

/** What shows how the person came here, fetched where there is something to tell. */
const useArrival = (fetchPart: FetchPart, told: ArrivalProps) => {
  const [part] = useState(() => new LazyResource(async () => (await fetchPart(fetchArrival, 'arrival')).Arrival));
  return Object.values(told).some((each) => each !== undefined) ? { told, part } : undefined;
};

/** The open tab stands in the address, without a step of its own in the history: back leaves the dashboard. */
const Dashboard: Screen = ({ portal, fetchPart }) => {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const { turnedAway, missed, sent } = (state ?? {}) as TurnedAway & { readonly missed?: Missed } & FormsSent;
  const viewModel = useScreen(
    () =>
      new DashboardViewModel(
        portal.port(dashboard),
        {
          tab: tabInAddress(),
          onTab: (tab) => void navigate({ hash: tab }, { replace: true, preventScrollReset: true }),
        },
        (id) => portal.port(shownOnce).takeImportantMessage(id),
        {
          has: (visit) => portal.port(shownOnce).wasTaken(`at-office ${visit}`),
          keep: (visit) => void portal.port(shownOnce).takeImportantMessage(`at-office ${visit}`),
          forget: (visit) => portal.port(shownOnce).forget(`at-office ${visit}`),
        },
      ),
  );
  useEffect(() => {
    const tab = tabInAddress();
    if (tab !== viewModel.tab) viewModel.openTab(tab);
  }, [hash, viewModel]);
  const [apps] = useState(
    () => new LazyResource(async () => (await fetchPart(() => import('./app-stores.tsx'), 'appStores')).AppStores),
  );
  useEffect(() => {
    void pageSettled().then(apps.want);
  }, [apps]);
  // Home begins a new booking, which must not go on with the move of a visit that was left.
  useEffect(() => portal.port(bookingDrafts).endMove(), [portal]);
  const prompt = useScreen(() => new TwoFactorPromptViewModel(portal.port(shownOnce)));
  const buttons = useCardButtons(portal, fetchPart, viewModel.load);
  const laterTabs = useLaterTabs(fetchPart);
  const turnedAwayAt = turnedAway ? portal.clientSession.layout.current?.practiceName : undefined;
  const arrival = useArrival(fetchPart, { sent, missed, turnedAwayAt });
  return (
    <DashboardScreen
      viewModel={viewModel}
      apps={<Observer>{() => apps.part !== undefined && <apps.part portal={portal} />}</Observer>}
      prompt={prompt}
      pay={payPath(portal)}
      book={bookPath(portal)}
      booksByPhone={portal.clientSession.actingAs.booksByPhone}
      message={portal.clientSession.actingAs.may('messages:act') ? `${paths.messages}?new` : undefined}
      actsForAnother={portal.clientSession.actingAs.represented !== undefined}
      isStarted={(form) => isFormStarted(portal.drafts, form)}
      buttons={buttons}
      laterTabs={laterTabs}
      partly={partlyOnline(portal)}
      {...(arrival === undefined ? {} : { arrival })}
    />
  );
};
export default Dashboard;
