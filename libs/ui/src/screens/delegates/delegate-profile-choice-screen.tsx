import { paths, type Failure } from '@portico/application/kernel';
import type { PersonOverview } from '@portico/application/delegates';
import type { PracticeId, ProfileId } from '@portico/domain/kernel';
import type { RepresentedPerson } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { whomWords } from './delegates.messages.ts';
import { overviewWords } from './person-overview.messages.ts';
import css from './delegates.module.css';
import { isLimited, isSamePermitted, Permitted } from './permitted.tsx';
import { useIsToday, WaitingAtPerson } from './person-overview.tsx';
import overviewCss from './person-overview.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly people: readonly RepresentedPerson[]; readonly hasOwnRecords: boolean };

interface WaitingModel {
  readonly isLoading: boolean;
  readonly failure: Failure | undefined;
  readonly found: ReadonlyMap<ProfileId, PersonOverview>;
}

export interface DelegateProfileModel {
  readonly phase: Phase;
  readonly current: ProfileId | undefined;
  readonly endedFor: string | undefined;
  readonly waiting: WaitingModel;
  load(): Promise<void>;
  loadWaiting(): Promise<void>;
  choose(person: RepresentedPerson | undefined): string;
  open(person: RepresentedPerson, at: PracticeId, path: string): string;
}

interface DelegateProfileScreenProps {
  readonly viewModel: DelegateProfileModel;
  /** The choice is stored; this address is to be loaded anew (`ACC-339`). */
  readonly onChosen: (address: string) => void;
}

/** Whose records are opened: one's own, or those of a person who gave access (`ACC-337`). */
export const DelegateProfileScreen = observer(({ viewModel, onChosen }: DelegateProfileScreenProps) => {
  const say = useWords();
  const { phase, current, endedFor } = viewModel;
  const isToday = useIsToday();
  const hasVisitToday = ({ profile }: RepresentedPerson): boolean =>
    viewModel.waiting.found.get(profile)?.practices.some(({ visits }) => visits?.next && isToday(visits.next)) ?? false;
  if (phase.kind === 'loading') return <Skeleton label={say(whomWords.loading)} lines={3} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { people, hasOwnRecords } = phase;
  const todayFirst = people.toSorted((one, other) => Number(hasVisitToday(other)) - Number(hasVisitToday(one)));
  const choose = (person?: RepresentedPerson) => () => onChosen(viewModel.choose(person));
  return (
    <div className={css.screen}>
      {endedFor !== undefined && (
        <Notice tone="wait">
          <p>{say(whomWords.ended, { name: endedFor })}</p>
        </Notice>
      )}
      {people.length === 0 ? (
        <EmptyState icon="people">{say(whomWords.none)}</EmptyState>
      ) : (
        <p className={css.soft}>{say(whomWords.lead)}</p>
      )}
      <WaitingFailure waiting={viewModel.waiting} onRetry={() => void viewModel.loadWaiting()} />
      <ul className={css.list}>
        {hasOwnRecords && (
          <li>
            <Choose icon="person" name={say(whomWords.self)} isCurrent={current === undefined} onChoose={choose()} />
          </li>
        )}
        {todayFirst.map((person) => (
          <PersonCard
            key={person.profile}
            person={person}
            waiting={viewModel.waiting}
            isCurrent={current === person.profile}
            onChoose={choose(person)}
            onOpen={(at, path) => onChosen(viewModel.open(person, at, path))}
          />
        ))}
      </ul>
      {people.length > 0 && (
        <p>
          <Link to={paths.manageProfiles}>{say(whomWords.manage)}</Link>
        </p>
      )}
    </div>
  );
});

/** That what waits could not be fetched; the people can be chosen all the same. */
const WaitingFailure = observer(
  ({ waiting: { failure }, onRetry }: { readonly waiting: WaitingModel; readonly onRetry: () => void }) => {
    const say = useWords();
    return failure === undefined ? null : (
      <RetryNotice text={say(failureWords[failure.kind])} retry={say(kitWords.retry)} onRetry={onRetry} />
    );
  },
);

interface PersonCardProps {
  readonly person: RepresentedPerson;
  readonly waiting: WaitingModel;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onOpen: (at: PracticeId, path: string) => void;
}

const PersonCard = observer(({ person, waiting, isCurrent, onChoose, onOpen }: PersonCardProps) => {
  const say = useWords();
  const { language } = useFormats();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const overview = waiting.found.get(person.profile);
  return (
    <li className={overviewCss.card}>
      <Choose
        icon="people"
        name={person.name}
        hint={say(whomWords.at, { practices: list.format(person.practices.map(({ name }) => name)) })}
        isCurrent={isCurrent}
        onChoose={onChoose}
      />
      <div className={overviewCss.waiting}>
        <Limits practices={person.practices} />
        {overview !== undefined && <WaitingAtPerson person={person} overview={overview} onOpen={onOpen} />}
        {overview === undefined && waiting.isLoading && <p className={css.soft}>{say(overviewWords.checking)}</p>}
      </div>
    </li>
  );
});

/** What the delegate may see and change where that is not everything: once, if it is the same at each practice. */
const Limits = ({ practices }: Pick<RepresentedPerson, 'practices'>) => {
  const [first] = practices;
  if (first !== undefined && practices.every((one) => isSamePermitted(one, first))) {
    return isLimited(first) ? <Permitted {...first} isReader /> : null;
  }
  return practices.filter(isLimited).map((practice) => (
    <div key={practice.id}>
      <p className={overviewCss.practiceName}>{practice.name}</p>
      <Permitted {...practice} isReader />
    </div>
  ));
};

const Choose = ({
  icon,
  name,
  hint,
  isCurrent,
  onChoose,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly hint?: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}) => {
  const say = useWords();
  return (
    <button type="button" className={css.person} aria-current={isCurrent || undefined} onClick={onChoose}>
      <Icon name={icon} />
      <span>
        <span className={css.name}>{name}</span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        {isCurrent && <span className={css.hint}>{say(whomWords.current)}</span>}
      </span>
      <Icon name="next" />
    </button>
  );
};
