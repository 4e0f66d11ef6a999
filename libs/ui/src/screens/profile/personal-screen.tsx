import { paths } from '@portico/application/kernel';
import type { SectionSettings } from '@portico/application/profile';
import { spellPhone } from '@portico/domain/access';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { shownPhone } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { DetailsScreen, type DetailsScreenModel } from './details-screen.tsx';
import { personalWords as words } from './profile.messages.ts';
import css from './profile-settings.module.css';

/** Name, identity and address of the patient (`ACC-120`, `MON-261`). */
export const PersonalScreen = ({ viewModel }: { readonly viewModel: DetailsScreenModel }) => {
  const say = useWords();
  return (
    <DetailsScreen
      viewModel={viewModel}
      lead={({ practiceName: practice }) => <p className={css.soft}>{say(words.lead, { practice })}</p>}
      below={(settings) => <OfAccount settings={settings} />}
    />
  );
};

/** The account's email and phone; not shown to delegates. */
const OfAccount = ({ settings: { email, phone } }: { readonly settings: SectionSettings }) => {
  const say = useWords();
  if (email === undefined) return null;
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(words.account)}</h2>
      <Card>
        <dl className={css.details}>
          <div>
            <dt>{say(words.email)}</dt>
            <dd>{email}</dd>
          </div>
          <div>
            <dt>{say(words.phone)}</dt>
            <dd>{phone === undefined ? say(words.none) : shownPhone(spellPhone(phone))}</dd>
          </div>
        </dl>
      </Card>
      <p>
        {say(words.changeEmail)} <Link to={paths.authentication}>{say(words.changeEmailLink)}</Link>
      </p>
    </section>
  );
};
