import type { TwoFactorPromptViewModel } from '@portico/application/authentication';
import type {
  AppStoresViewModel,
  DashboardOverview,
  DashboardTab,
  DashboardViewModel,
} from '@portico/application/dashboard';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/presence.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { VisitActionModals, type VisitActions } from '../appointments/index.ts';
import { AllergyList, ConditionList, MedicationList, SectionBody } from '../health/index.ts';
import { Account } from './account.tsx';
import { AppStores } from './app-stores.tsx';
import css from './dashboard.module.css';
import { dashboardTabWords, dashboardWords } from './dashboard.messages.ts';
import { FormsToFill } from './forms-to-fill.tsx';
import { TwoFactorPrompt } from './two-factor-prompt.tsx';
import { Upcoming } from './upcoming.tsx';
import { Visits } from './visits.tsx';

const ImportantMessage = lazy(() => import('./important-message.tsx'));

const WithRecord = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  return (
    <div className={css.panel}>
      {children}
      <Link className={css.onward} to="/my_health">
        {say(dashboardWords.allHealth)}
      </Link>
    </div>
  );
};

const panels = (
  viewModel: DashboardViewModel,
  { allergies, medications, conditions, ...overview }: DashboardOverview,
  { pay, book, actions }: Pick<DashboardScreenProps, 'pay' | 'book' | 'actions'>,
): Readonly<Record<DashboardTab, () => ReactNode>> => ({
  appointments: () => <Upcoming viewModel={viewModel} phone={overview.practicePhone} book={book} actions={actions} />,
  payments: () => <Account {...overview} pay={pay} />,
  visits: () => <Visits visits={overview.visits} />,
  allergies: () => (
    <WithRecord>
      <SectionBody name="allergies" section={allergies}>
        {(entries) => <AllergyList entries={entries} heading="h2" />}
      </SectionBody>
    </WithRecord>
  ),
  medications: () => (
    <WithRecord>
      <SectionBody name="medications" section={medications}>
        {(entries) => <MedicationList entries={entries} heading="h2" />}
      </SectionBody>
    </WithRecord>
  ),
  conditions: () => (
    <WithRecord>
      <SectionBody name="conditions" section={conditions}>
        {(entries) => <ConditionList entries={entries} heading="h2" />}
      </SectionBody>
    </WithRecord>
  ),
});

export interface DashboardScreenProps {
  readonly viewModel: DashboardViewModel;
  readonly apps: AppStoresViewModel;
  readonly prompt: TwoFactorPromptViewModel;
  /** The path on which the balance is paid, where this person may pay online. */
  readonly pay?: string | undefined;
  /** The path on which a visit is booked, for whoever may. */
  readonly book?: string | undefined;
  /** What the buttons of the appointment in front do. */
  readonly actions?: VisitActions | undefined;
}

/** What a person sees first (`ACC-253` to `ACC-255`). */
export const DashboardScreen = observer((props: DashboardScreenProps) => (
  <>
    <Overview {...props} />
    {props.actions !== undefined && <VisitActionModals actions={props.actions} />}
  </>
));

const Overview = observer(({ viewModel, apps, prompt, pay, book, actions }: DashboardScreenProps) => {
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(dashboardWords.loading)} blocks={1} lines={6} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const contents = panels(viewModel, phase.overview, { pay, book, actions });
  return (
    <div className={css.screen}>
      {viewModel.message === undefined && <TwoFactorPrompt viewModel={prompt} />}
      <Presence show={viewModel.message}>
        {(message) => <ImportantMessage message={message} onClose={viewModel.closeMessage} />}
      </Presence>
      {viewModel.tabs.length === 0 ? (
        <Notice tone="wait" quiet>
          <p>{say(dashboardWords.nothingOpen)}</p>
        </Notice>
      ) : (
        <Tabs
          label={say(dashboardWords.tabs)}
          tabs={viewModel.tabs.map((key) => ({ key, title: say(dashboardTabWords[key]), content: contents[key] }))}
          open={viewModel.tab}
          onOpen={viewModel.openTab}
        />
      )}
      <FormsToFill {...phase.overview} />
      <AppStores viewModel={apps} />
    </div>
  );
});
