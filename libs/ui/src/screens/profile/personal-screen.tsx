import type { Personal, PersonalViewModel } from '@portico/application/profile';
import { spellPhone } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { callTo } from '../../words/call-to.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { personalWords } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { ProfileSettings } from './profile-settings.tsx';

const Details = ({ personal }: { readonly personal: Personal }) => {
  const say = useWords();
  const formats = useFormats();
  const none = say(personalWords.none);
  const { practiceName: practice, practicePhone: phone } = personal;
  const details = [
    [personalWords.name, personal.name],
    [personalWords.birthDate, personal.birthDate === undefined ? none : formats.day(personal.birthDate)],
    [personalWords.email, personal.email ?? none],
    [personalWords.phone, personal.phone === undefined ? none : spellPhone(personal.phone)],
    [personalWords.language, say(personal.language === 'es' ? personalWords.spanish : personalWords.english)],
  ] as const;
  return (
    <div className={css.screen}>
      <p className={css.soft}>{say(personalWords.lead, { practice })}</p>
      <Card>
        <dl className={css.details}>
          {details.map(([label, value]) => (
            <div key={label.id}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section className={css.group}>
        <h2 className={css.title}>{say(personalWords.wrongTitle)}</h2>
        <p>{say(personalWords.wrong, { practice, phone })}</p>
        <p>
          <a href={callTo(phone)}>{say(personalWords.call, { practice })}</a>
        </p>
        {personal.email !== undefined && (
          <p>
            {say(personalWords.changeEmail)}{' '}
            <Link to="/profile_settings/authentication">{say(personalWords.changeEmailLink)}</Link>
          </p>
        )}
      </section>
    </div>
  );
};

/** Who the practice takes the person for, to be read; the practice changes it (`ACC-120`). */
export const PersonalScreen = observer(({ viewModel }: { readonly viewModel: PersonalViewModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  return (
    <ProfileSettings>
      {phase.kind === 'loading' && <Skeleton label={say(personalWords.loading)} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'ready' && <Details personal={phase.personal} />}
    </ProfileSettings>
  );
});
