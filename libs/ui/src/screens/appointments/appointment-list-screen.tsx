import type { AppointmentListViewModel } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { callTo } from '../../words/call-to.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentCard } from './appointment-card.tsx';
import css from './appointment-list-screen.module.css';
import { listWords } from './appointments.messages.ts';
import { keyOf } from './key-of.ts';
import { PastAppointments } from './past-appointments.tsx';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.group}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
);

export interface AppointmentListScreenProps {
  readonly viewModel: AppointmentListViewModel;
  /** Whom to call for a first appointment; unknown until the frame was fetched. */
  readonly practice?: { readonly practiceName: string; readonly practicePhone: string } | undefined;
}

/** Requests, upcoming visits and the history, in this order (`APT-030` to `APT-034`, `APT-042`). */
export const AppointmentListScreen = observer(({ viewModel, practice }: AppointmentListScreenProps) => {
  const say = useWords();
  const { phase, requests, upcoming } = viewModel;

  if (phase.kind === 'loading') return <Skeleton label={say(listWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return (
    <div className={css.screen}>
      {requests.length > 0 && (
        <Group title={say(listWords.requests)}>
          <ul className={css.cards}>
            {requests.map((listed) => (
              <li key={keyOf(listed)}>
                <AppointmentCard listed={listed} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Group title={say(listWords.upcoming)}>
        {upcoming.length === 0 && <EmptyState icon="calendar">{say(listWords.noUpcoming)}</EmptyState>}
        {upcoming.length === 0 && practice !== undefined && practice.practicePhone !== '' && (
          <p>
            <a href={callTo(practice.practicePhone)} className={css.call}>
              {say(listWords.callPractice, { practice: practice.practiceName, phone: practice.practicePhone })}
            </a>
          </p>
        )}
        <ul className={css.cards}>
          {upcoming.map((listed) => (
            <li key={keyOf(listed)}>
              <AppointmentCard listed={listed} />
            </li>
          ))}
        </ul>
      </Group>
      <Group title={say(listWords.past)}>
        <PastAppointments viewModel={viewModel} />
      </Group>
    </div>
  );
});
