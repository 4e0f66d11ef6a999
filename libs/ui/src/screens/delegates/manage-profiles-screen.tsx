import { paths, type Failure } from '@portico/application/kernel';
import type { RepresentedPerson, Delegate, OpenedPractice } from '@portico/application/access';
import type { OtherHelper } from '@portico/application/delegates';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Card } from '../../kit/card.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { News } from '../../kit/success-message.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { AddedByPractice } from './added-by-practice.tsx';
import { manageProfilesWords as words } from './manage-profiles.messages.ts';
import css from './delegates.module.css';
import { OtherHelpers } from './other-helpers.tsx';
import { Permitted } from './permitted.tsx';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));
const FailureModal = lazyComponent(() => import('./failure-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly self: Delegate };

type ProfileQuestion =
  | { readonly kind: 'merge'; readonly from: RepresentedPerson; readonly into: RepresentedPerson }
  | { readonly kind: 'disconnect'; readonly person: RepresentedPerson; readonly practice: OpenedPractice };

export interface ManageProfilesModel {
  readonly phase: Phase;
  readonly question: ProfileQuestion | undefined;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly done: ProfileQuestion | undefined;
  readonly left: boolean;
  readonly people: readonly RepresentedPerson[];
  /** Who else helps a person at a practice; undefined where the reader may not know it. */
  othersAt(person: RepresentedPerson, practice: OpenedPractice): readonly OtherHelper[] | undefined;
  partnersOf(person: RepresentedPerson): readonly RepresentedPerson[];
  load(): Promise<void>;
  ask(question: ProfileQuestion | undefined): void;
  confirm(): Promise<void>;
  dismiss(): void;
}

interface ManageProfilesScreenProps {
  readonly viewModel: ManageProfilesModel;
  /** The open person was disconnected: the portal has to reload. */
  readonly onLeft: () => void;
}

/** The people whom a delegate represents: merged and disconnected here (`ACC-338`, `ACC-357`). */
export const ManageProfilesScreen = observer(({ viewModel, onLeft }: ManageProfilesScreenProps) => {
  const say = useWords();
  const { phase, left, failure, done } = viewModel;
  useEffect(() => {
    if (left) onLeft();
  }, [left, onLeft]);
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={3} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { people } = viewModel;
  return (
    <div className={css.screen}>
      {done !== undefined && (
        <News of={done}>
          <p>
            {done.kind === 'merge'
              ? say(words.merged)
              : say(words.disconnected, { name: done.person.name, practice: done.practice.name })}
          </p>
        </News>
      )}
      {people.length === 0 ? (
        <EmptyState icon="people">{say(words.none)}</EmptyState>
      ) : (
        <>
          <p className={css.soft}>{say(words.lead)}</p>
          <ul className={css.list}>
            {people.map((person) => (
              <li key={person.profile}>
                <Person viewModel={viewModel} person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={paths.delegateProfile}>{say(words.act)}</Link>
      </p>
      <Presence show={viewModel.question}>
        {(question) => <Question viewModel={viewModel} question={question} />}
      </Presence>
      <Presence show={failure}>
        {(shown) => <FailureModal title={say(words.failed)} failure={shown} onClose={viewModel.dismiss} />}
      </Presence>
    </div>
  );
});

const Person = observer(
  ({ viewModel, person }: { readonly viewModel: ManageProfilesModel; readonly person: RepresentedPerson }) => {
    const say = useWords();
    const [chosen, choose] = useState('');
    const partners = viewModel.partnersOf(person);
    const into = partners.find(({ profile }) => profile === chosen);
    return (
      <Card>
        <div className={css.card}>
          <h2 className={css.name}>{person.name}</h2>
          {person.practices.map((practice) => (
            <AtPractice key={practice.id} viewModel={viewModel} person={person} practice={practice} />
          ))}
          {partners.length > 0 && (
            <CheckedForm
              className={css.actions}
              isComplete={into !== undefined}
              onSend={() => into !== undefined && viewModel.ask({ kind: 'merge', from: person, into })}
            >
              <Choice
                className={css.partners}
                label={say(words.same)}
                required
                options={[
                  { value: '', text: say(words.choose) },
                  ...partners.map(({ profile, name }) => ({ value: profile as string, text: name })),
                ]}
                value={into === undefined ? '' : chosen}
                onChange={choose}
              />
              <Button type="submit" aria-label={say(words.mergeOf, { name: person.name })}>
                {say(words.merge)}
              </Button>
            </CheckedForm>
          )}
        </div>
      </Card>
    );
  },
);

const AtPractice = observer(
  ({
    viewModel,
    person,
    practice,
  }: {
    readonly viewModel: ManageProfilesModel;
    readonly person: RepresentedPerson;
    readonly practice: OpenedPractice;
  }) => {
    const say = useWords();
    const others = viewModel.othersAt(person, practice);
    const named = { name: person.name, practice: practice.name };
    return (
      <div className={css.card}>
        <div>
          <p className={css.parent}>{practice.name}</p>
          <Permitted {...practice} isReader />
        </div>
        {others !== undefined && <OtherHelpers {...named} helpers={others} />}
        <AddedByPractice {...named} phone={practice.phone} isListed={others !== undefined} />
        <div className={css.actions}>
          <Button
            icon="close"
            aria-label={say(words.disconnectOf, named)}
            onClick={() => viewModel.ask({ kind: 'disconnect', person, practice })}
          >
            {say(words.disconnect, { name: person.name })}
          </Button>
        </div>
      </div>
    );
  },
);

const Question = observer(
  ({ viewModel, question }: { readonly viewModel: ManageProfilesModel; readonly question: ProfileQuestion }) => {
    const say = useWords();
    const asked =
      question.kind === 'merge'
        ? {
            title: say(words.mergeTitle),
            body: say(words.mergeBody, { from: question.from.name, into: question.into.name }),
            yes: say(words.yesMerge),
          }
        : {
            title: say(words.disconnectTitle, { name: question.person.name }),
            body: say(words.disconnectBody, {
              name: question.person.name,
              practice: question.practice.name,
              phone: question.practice.phone ?? 'none',
              // They are told only for a person without an account.
              account: viewModel.othersAt(question.person, question.practice) === undefined ? 'maybe' : 'none',
            }),
            yes: say(words.yesDisconnect),
          };
    return (
      <ConfirmModal
        {...asked}
        no={say(words.cancel)}
        busy={viewModel.busy}
        onYes={() => void viewModel.confirm()}
        onNo={() => viewModel.ask(undefined)}
      />
    );
  },
);
