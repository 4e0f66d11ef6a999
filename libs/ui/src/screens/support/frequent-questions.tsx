import { newResultsPath } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import type { Permission } from '@portico/domain/access';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Disclosure } from '../../kit/disclosure.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import css from './support-screen.module.css';
import { questionWords as words, supportWords } from './support.messages.ts';

interface Question {
  readonly asked: Message;
  readonly answer: Message;
  /** Where it is done. */
  readonly link?: { readonly to: string; readonly text: Message };
  /** Asked only where this is allowed. */
  readonly needs?: Permission;
  /** Asked only by who acts for themselves, or only by who acts for another. */
  readonly by?: 'self' | 'helper';
}

/** What people do most comes first. */
const questions: readonly Question[] = [
  {
    asked: words.results,
    answer: words.resultsAnswer,
    link: { to: newResultsPath, text: words.resultsLink },
    needs: 'health:view',
  },
  {
    asked: words.refill,
    answer: words.refillAnswer,
    link: { to: `${paths.myHealth}#medications`, text: words.refillLink },
    needs: 'health:view',
  },
  {
    asked: words.checkIn,
    answer: words.checkInAnswer,
    link: { to: paths.appointments, text: words.checkInLink },
    needs: 'appointments:view',
  },
  { asked: words.requested, answer: words.requestedAnswer },
  {
    asked: words.part,
    answer: words.partAnswer,
    link: { to: paths.payments, text: words.partLink },
    needs: 'payments:act',
  },
  {
    asked: words.helpers,
    answer: words.helpersAnswer,
    link: { to: paths.manageDelegates, text: words.helpersLink },
    by: 'self',
  },
  {
    asked: words.helping,
    answer: words.helpingAnswer,
    link: { to: paths.manageProfiles, text: words.helpingLink },
    by: 'helper',
  },
  { asked: words.letters, answer: words.lettersAnswer },
  { asked: words.password, answer: words.passwordAnswer },
  { asked: words.signedOut, answer: words.signedOutAnswer },
  { asked: words.wrong, answer: words.wrongAnswer },
  { asked: words.time, answer: words.timeAnswer },
];

/** Questions that people have, each with its answer and the way to where it is done. */
export const FrequentQuestions = ({ may }: { readonly may: (permission: Permission) => boolean }) => {
  const say = useWords();
  const reader = use(ActedForContext) === undefined ? 'self' : 'helper';
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(supportWords.questions)}</h2>
      <div>
        {questions
          .filter(({ needs, by = reader }) => by === reader && (needs === undefined || may(needs)))
          .map(({ asked, answer, link }) => (
            <Disclosure key={asked.id} title={say(asked)}>
              <p>{say(answer)}</p>
              {link !== undefined && (
                <p>
                  <Link to={link.to}>{say(link.text)}</Link>
                </p>
              )}
            </Disclosure>
          ))}
      </div>
    </section>
  );
};
