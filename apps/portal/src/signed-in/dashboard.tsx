import { drawQrCode } from '@portico/adapters-browser';
import { TwoFactorPromptViewModel } from '@portico/application/authentication';
import {
  AppStoresViewModel,
  DashboardViewModel,
  isDashboardTab,
  type DashboardTab,
} from '@portico/application/dashboard';
import { DashboardScreen } from '@portico/ui/screens/dashboard';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { dashboard } from '../composition/ports/dashboard.ts';
import { pageSettled } from './page-settled.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';
import { bookPath, useVisitActions } from './use-visit-actions.ts';

/** A camera knows no path of this page alone. Nobody waits for the code, which stands last: it leaves the line to the rest. */
const drawHere = async (address: string) => {
  await pageSettled();
  return drawQrCode(new URL(address, window.location.href).href);
};

/** Asked of the browser, which knows of a step before it is rendered: a quick second choice is not taken back. */
const tabInAddress = (): DashboardTab => {
  const named = window.location.hash.slice(1);
  return isDashboardTab(named) ? named : 'appointments';
};

/** Where the balance is paid, for whoever may pay it at a practice that takes cards online. */
const payPath = ({ keeper }: Portal): string | undefined => {
  const { practice } = keeper;
  if (practice === undefined || practice.payments === 'no-value' || !keeper.may('payments:act')) return undefined;
  return `/payments/patient/${practice.patient}/practice/${practice.id}/make_payment`;
};

/** The open tab stands in the address, without a step of its own in the history: back leaves the dashboard. */
const Dashboard: Screen = ({ portal }) => {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const viewModel = useScreen(
    () =>
      new DashboardViewModel(
        portal.port(dashboard),
        {
          tab: tabInAddress(),
          onTab: (tab) => void navigate({ hash: tab }, { replace: true, preventScrollReset: true }),
        },
        (id) => portal.keeper.takeImportantMessage(id),
      ),
  );
  useEffect(() => {
    const tab = tabInAddress();
    if (tab !== viewModel.tab) viewModel.openTab(tab);
  }, [hash, viewModel]);
  const apps = useScreen(
    () => new AppStoresViewModel({ stores: async () => (await portal.config).stores ?? {}, draw: drawHere }),
  );
  const prompt = useScreen(() => new TwoFactorPromptViewModel(portal.keeper));
  const actions = useVisitActions(portal, viewModel.load);
  return (
    <DashboardScreen
      viewModel={viewModel}
      apps={apps}
      prompt={prompt}
      pay={payPath(portal)}
      book={bookPath(portal)}
      actions={actions}
    />
  );
};
export default Dashboard;
