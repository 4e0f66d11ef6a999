import { paths } from '@portico/application/kernel';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { kitWords } from '../../kit/kit.messages.ts';
import { PracticePhoneContext } from '../../kit/notice.tsx';
import { callTo, shownPhone } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { titleWords } from '../titles/index.ts';
import { medicationRefillWords as words } from './refills.messages.ts';
import css from './refills.module.css';

interface DeniedRefillProps {
  /** The practice's own words. */
  readonly answer: string | undefined;
  readonly mayBook: boolean;
}

/** Why a refill was not approved, and the ways to do what the practice asks for. */
export const DeniedRefill = ({ answer, mayBook }: DeniedRefillProps) => {
  const say = useWords();
  const phone = use(PracticePhoneContext);
  return (
    <div className={css.why}>
      <p data-no-print>{answer === undefined ? say(words.deniedNext) : say(words.reason, { answer })}</p>
      <p className={css.beside} data-no-print>
        {phone !== undefined && phone !== '' && (
          <a className={css.link} href={callTo(phone)}>
            {say(kitWords.callPractice, { phone: shownPhone(phone) })}
          </a>
        )}
        {mayBook && (
          <Link className={css.link} to={paths.booking}>
            {say(titleWords.requestAppointment)}
          </Link>
        )}
      </p>
    </div>
  );
};
