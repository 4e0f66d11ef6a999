import type { IdentityDocumentsSettings } from '@portico/application/profile';
import { cardSides, type Insurance, type CardSide } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useWasTried } from '../../kit/last-submit.ts';
import { useWords } from '../../words/use-words.ts';
import { InsuranceFields, type InsuranceModel } from './insurance-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { fieldProblemWords } from './profile.messages.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';

export interface IdentityDocumentsFieldsModel {
  readonly section: { readonly settings: IdentityDocumentsSettings | undefined };
  readonly insurances: InsuranceModel & {
    readonly standing: readonly Insurance[];
    mayAddAfter(insurance: Insurance): boolean;
    add(): void;
  };
  readonly identity: Readonly<Record<CardSide, string>>;
  readonly missingSides: readonly CardSide[];
  readonly saidMissingSides: readonly CardSide[];
  changeIdentity(side: CardSide, picture: string): void;
}

const identityWords = { frontPhoto: words.identityFront, backPhoto: words.identityBack };

/** The insurances with their cards, and both sides of an identity document. */
export const IdentityDocumentsFields = observer(
  ({ viewModel }: { readonly viewModel: IdentityDocumentsFieldsModel }) => {
    const say = useWords();
    const { insurances, section } = viewModel;
    const wasTried = useWasTried();
    const missing = wasTried ? viewModel.missingSides : viewModel.saidMissingSides;
    const isReadOnly = section.settings?.readOnly !== false;
    const hasPictures = section.settings?.hidden?.includes('pictures') !== true;
    return (
      <>
        <section className={css.group}>
          <h2 className={css.title}>{say(words.insurances)}</h2>
          {insurances.standing.length === 0 && <p className={css.soft}>{say(words.noInsurance)}</p>}
          <ul className={css.list}>
            {insurances.standing.map((insurance, at) => (
              <li key={insurance.id} className={css.list}>
                <InsuranceFields
                  insurances={insurances}
                  insurance={insurance}
                  number={at + 1}
                  settings={section.settings}
                />
                {insurances.mayAddAfter(insurance) && (
                  <div className={css.actions}>
                    <Button onClick={insurances.add}>{say(words.add)}</Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
        {hasPictures && (
          <section className={css.group}>
            <h2 className={css.title}>{say(words.identity)}</h2>
            <p className={css.soft}>{say(words.identityLead)}</p>
            <div className={css.pictures}>
              {cardSides.map((side) => (
                <PictureField
                  key={side}
                  label={say(identityWords[side])}
                  picture={viewModel.identity[side]}
                  error={missing.includes(side) ? say(fieldProblemWords.requiredPicture) : undefined}
                  readOnly={isReadOnly}
                  onChange={(picture) => viewModel.changeIdentity(side, picture)}
                />
              ))}
            </div>
          </section>
        )}
      </>
    );
  },
);
