import type { Failure } from '@portico/application/kernel';
import type { ManagedProfiles } from '@portico/application/delegates';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { News } from '../../kit/success-message.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { focusFromStart } from '../../kit/problems-in-form.ts';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSettings } from '../profile/index.ts';
import { DelegateCard, type DelegateCardModel, type DelegateQuestion } from './delegate-card.tsx';
import { manageDelegatesWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';
import { invitationWords } from './invitation-card.messages.ts';
import { InvitationCard, type InvitationCardModel } from './invitation-card.tsx';
import { inviteTitleId } from './invite-delegate-form.tsx';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));
const FailureModal = lazyComponent(() => import('./failure-modal.tsx'));

interface DelegateSuccess {
  readonly kind: 'saved' | 'revoked' | 'withdrawn' | 'invited' | 'sentAgain';
  readonly name: string;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly profiles: ManagedProfiles };

export interface ManageDelegatesModel extends DelegateCardModel, InvitationCardModel {
  readonly phase: Phase;
  readonly question: DelegateQuestion | undefined;
  readonly noneLeft: boolean;
  readonly change: {
    readonly busy: boolean;
    readonly failure: Failure | undefined;
    readonly news: DelegateSuccess | undefined;
    dismiss(): void;
  };
  load(): Promise<void>;
  confirm(): Promise<void>;
}

const newsWords: Readonly<Record<DelegateSuccess['kind'], Message>> = {
  saved: words.saved,
  revoked: words.revoked,
  withdrawn: words.withdrawn,
  invited: words.invited,
  sentAgain: invitationWords.sentAgain,
};

export interface ManageDelegatesScreenProps {
  readonly viewModel: ManageDelegatesModel;
  /** On this device's calendar, `YYYY-MM-DD`. */
  readonly today: string;
  /** The invitation form, once the profiles are loaded. */
  readonly invite: (profiles: ManagedProfiles) => ReactNode;
  readonly onNoneLeft: () => void;
}

/** A patient's own delegates and open invitations (`ACC-343`, `ACC-357`). */
export const ManageDelegatesScreen = observer((props: ManageDelegatesScreenProps) => {
  const say = useWords();
  const { viewModel, onNoneLeft } = props;
  const { phase, noneLeft, change } = viewModel;
  useEffect(() => {
    if (noneLeft) onNoneLeft();
  }, [noneLeft, onNoneLeft]);
  return (
    <ProfileSettings>
      {phase.kind === 'loading' && <Skeleton label={say(words.loading)} lines={3} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'ready' && <Profiles {...props} profiles={phase.profiles} />}
      <Presence show={viewModel.question}>
        {(question) => <Question viewModel={viewModel} question={question} />}
      </Presence>
      <Presence show={change.failure}>
        {(shown) => <FailureModal title={say(words.failed)} failure={shown} onClose={change.dismiss} />}
      </Presence>
    </ProfileSettings>
  );
});

type ProfilesProps = ManageDelegatesScreenProps & { readonly profiles: ManagedProfiles };

const Profiles = observer(({ viewModel, profiles, today, invite }: ProfilesProps) => {
  const say = useWords();
  const { news } = viewModel.change;
  return (
    <div className={css.screen}>
      <p className={css.soft}>{say(words.lead)}</p>
      {news !== undefined && (
        <News of={news}>
          <p>{say(newsWords[news.kind], { name: news.name })}</p>
        </News>
      )}
      {profiles.delegates.length + profiles.invitations.length > 0 && (
        <div className={css.actions}>
          <Button icon="mail" onClick={() => focusFromStart(document.getElementById(inviteTitleId))}>
            {say(words.toInvite)}
          </Button>
        </div>
      )}
      <Invitations viewModel={viewModel} profiles={profiles} today={today} />
      <section className={css.group}>
        <h2 className={css.title}>{say(words.delegates)}</h2>
        {profiles.delegates.length === 0 ? (
          <EmptyState icon="people">{say(words.none)}</EmptyState>
        ) : (
          <ul className={css.list}>
            {profiles.delegates.map((delegate) => (
              <li key={delegate.account}>
                <DelegateCard viewModel={viewModel} delegate={delegate} today={today} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {invite(profiles)}
    </div>
  );
});

const Invitations = observer(
  ({ viewModel, profiles, today }: Pick<ProfilesProps, 'viewModel' | 'profiles' | 'today'>) => {
    const say = useWords();
    if (profiles.invitations.length === 0) return null;
    const { news } = viewModel.change;
    const isSent = news?.kind === 'invited' || news?.kind === 'sentAgain';
    return (
      <section className={css.group}>
        <h2 className={css.title}>{say(words.pending)}</h2>
        <ul className={css.list}>
          {profiles.invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard
                viewModel={viewModel}
                invitation={invitation}
                today={today}
                isJustSent={isSent && news.name === invitation.name}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  },
);

interface QuestionProps {
  readonly viewModel: ManageDelegatesModel;
  readonly question: NonNullable<ManageDelegatesModel['question']>;
}

const Question = observer(({ viewModel, question }: QuestionProps) => {
  const say = useWords();
  const asked =
    question.kind === 'revoke'
      ? {
          title: say(words.revokeTitle, { name: question.delegate.name }),
          body: say(words.revokeBody, { name: question.delegate.name, practice: question.grant.practiceName }),
          yes: say(words.revoke),
        }
      : {
          title: say(words.withdrawTitle),
          body: say(words.withdrawBody, { name: question.invitation.name }),
          yes: say(words.withdraw),
        };
  return (
    <ConfirmModal
      {...asked}
      no={say(words.keep)}
      busy={viewModel.change.busy}
      onYes={() => void viewModel.confirm()}
      onNo={() => viewModel.ask(undefined)}
    />
  );
});
