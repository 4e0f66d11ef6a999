import type { IdentityDocumentsViewModel } from '@portico/view-models/profile';
import { cardSides } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { InsuranceFields } from './insurance-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { fieldProblemWords } from './profile.messages.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';

const identityWords = { frontPhoto: words.identityFront, backPhoto: words.identityBack };

/** The insurances with their cards, and both sides of an identity document. */
export const IdentityDocumentsFields = observer(({ viewModel }: { readonly viewModel: IdentityDocumentsViewModel }) => {
  const say = useWords();
  return (
    <>
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
              readOnly={viewModel.section.settings?.readOnly !== false}
              onChange={(picture) => viewModel.changeIdentity(side, picture)}
            />
          ))}
        </div>
      </section>
    </>
  );
});
