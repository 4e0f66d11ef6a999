import type { PapersViewModel } from '@portico/application/profile';
import { cardSides } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { InsuranceFields } from './insurance-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { fieldProblemWords, papersWords as words } from './profile.messages.ts';
import css from './profile-settings.module.css';
import { SaveBar, SectionFrame } from './section-frame.tsx';

const identityWords = { frontPhoto: words.identityFront, backPhoto: words.identityBack };

/** Insurances with their cards, and a paper that shows who one is (`MON-263`). */
export const PapersScreen = observer(({ viewModel }: { readonly viewModel: PapersViewModel }) => {
  const say = useWords();
  return (
    <SectionFrame
      section={viewModel.section}
      lead={({ practiceName: practice }) => <p className={css.soft}>{say(words.lead, { practice })}</p>}
    >
      {({ readOnly }) => (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void viewModel.save();
          }}
        >
          <section className={css.group}>
            <h2 className={css.title}>{say(words.insurances)}</h2>
            {viewModel.standing.length === 0 && <p className={css.soft}>{say(words.noInsurance)}</p>}
            <ul className={css.list}>
              {viewModel.standing.map((insurance, at) => (
                <li key={insurance.id} className={css.list}>
                  <InsuranceFields viewModel={viewModel} insurance={insurance} number={at + 1} />
                  {viewModel.mayAddAfter(insurance) && (
                    <div className={css.actions}>
                      <Button onClick={viewModel.add}>{say(words.add)}</Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <section className={css.group}>
            <h2 className={css.title}>{say(words.identity)}</h2>
            <p className={css.soft}>{say(words.identityLead)}</p>
            <div className={css.pictures}>
              {cardSides.map((side) => (
                <PictureField
                  key={side}
                  label={say(identityWords[side])}
                  picture={viewModel.identity[side]}
                  error={viewModel.saidMissingSides.includes(side) ? say(fieldProblemWords.requiredPicture) : undefined}
                  readOnly={readOnly}
                  onChange={(picture) => viewModel.changeIdentity(side, picture)}
                />
              ))}
            </div>
          </section>
          {!readOnly && <SaveBar busy={viewModel.section.busy} canSave={viewModel.canSave} />}
        </form>
      )}
    </SectionFrame>
  );
});
