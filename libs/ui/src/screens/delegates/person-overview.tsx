import type { OpenedPractice, RepresentedPerson } from '@portico/application/access';
import type { NextVisit, OverviewAtPractice, OverviewVisits, PersonOverview } from '@portico/application/delegates';
import { newResultsPath } from '@portico/application/health';
import { paths, withQuery } from '@portico/application/kernel';
import type { PracticeId } from '@portico/domain/kernel';
import { useContext } from 'react';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { overviewWords } from './person-overview.messages.ts';
import css from './person-overview.module.css';

interface Task {
  readonly icon: IconName;
  readonly text: string;
  readonly path: string;
}

/** Whether a visit is on this day, on the clock of its place. */
export const useIsToday = (): ((visit: NextVisit) => boolean) => {
  const { dayAt } = useFormats();
  const device = useContext(DeviceTimeContext);
  return ({ start, timeZone }) => dayAt(start, timeZone) === dayAt(device.now(), timeZone);
};

/** What waits at one person, at each practice where something may be seen; each task opens its page as that person. */
export const WaitingAtPerson = ({
  person,
  overview,
  onOpen,
}: {
  readonly person: RepresentedPerson;
  readonly overview: PersonOverview;
  readonly onOpen: (at: PracticeId, path: string) => void;
}) =>
  person.practices.map((practice) => {
    const here = overview.practices.find((one) => one.practice === practice.id);
    if (here === undefined) return null;
    return (
      <AtPractice
        key={practice.id}
        name={person.name}
        practice={practice}
        overview={here}
        isOnlyPractice={person.practices.length === 1}
        onOpen={(path) => onOpen(practice.id, path)}
      />
    );
  });

const AtPractice = ({
  name,
  practice,
  overview,
  isOnlyPractice,
  onOpen,
}: {
  readonly name: string;
  readonly practice: OpenedPractice;
  readonly overview: OverviewAtPractice;
  readonly isOnlyPractice: boolean;
  readonly onOpen: (path: string) => void;
}) => {
  const say = useWords();
  const tasks = useTasks(practice, overview);
  const { visits, isAway } = overview;
  if (visits === undefined && tasks.length === 0 && !isAway) return null;
  return (
    <div className={css.practice}>
      {!isOnlyPractice && <p className={css.practiceName}>{practice.name}</p>}
      {visits !== undefined && <NextVisitLine visits={visits} />}
      {tasks.length > 0 && (
        <ul className={css.tasks}>
          {tasks.map(({ icon, text, path }) => (
            <li key={path}>
              <button type="button" className={css.task} onClick={() => onOpen(path)}>
                <Icon name={icon} />
                <span>
                  {text} <VisuallyHidden>{say(overviewWords.of, { name })}</VisuallyHidden>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAway && <p className={css.soft}>{say(overviewWords.away, { practice: practice.name })}</p>}
    </div>
  );
};

const NextVisitLine = ({ visits: { next } }: { readonly visits: OverviewVisits }) => {
  const say = useWords();
  const formats = useFormats();
  const isToday = useIsToday();
  if (next === undefined) return <p className={css.soft}>{say(overviewWords.noVisits)}</p>;
  if (isToday(next)) {
    const time = formats.time(next.start, next.timeZone);
    return (
      <p>
        <strong>{say(overviewWords.nextToday, { time, provider: next.provider })}</strong>
      </p>
    );
  }
  const when = formats.visit(next.start, next.timeZone);
  return <p>{say(overviewWords.next, { when, provider: next.provider })}</p>;
};

/** The most urgent first. */
const useTasks = ({ id, patient }: OpenedPractice, overview: OverviewAtPractice): readonly Task[] => {
  const say = useWords();
  const formats = useFormats();
  const { visits, unreadMessages = 0, newResults = 0, forms = [], due = 0 } = overview;
  const tasks: Task[] = [];
  if (visits?.checkIn !== undefined) {
    const visit = { patientId: patient, practiceId: id, appointmentId: visits.checkIn };
    tasks.push({ icon: 'check-circle', text: say(overviewWords.checkIn), path: withQuery(paths.checkIn, visit) });
  }
  if (unreadMessages > 0) {
    tasks.push({ icon: 'mail', text: say(overviewWords.unread, { count: unreadMessages }), path: paths.messages });
  }
  if (newResults > 0) {
    tasks.push({ icon: 'flask', text: say(overviewWords.results, { count: newResults }), path: newResultsPath });
  }
  const [form] = forms;
  if (form !== undefined) {
    const path = forms.length === 1 ? paths.form({ action: form }) : paths.formHistory;
    tasks.push({ icon: 'file', text: say(overviewWords.forms, { count: forms.length }), path });
  }
  if (overview.due !== undefined && due > 0) {
    const amount = formats.money(overview.due);
    tasks.push({ icon: 'card', text: say(overviewWords.due, { amount }), path: paths.payments });
  }
  const requests = visits?.requests ?? 0;
  if (requests > 0) {
    tasks.push({ icon: 'clock', text: say(overviewWords.requests, { count: requests }), path: paths.appointments });
  }
  return tasks;
};
