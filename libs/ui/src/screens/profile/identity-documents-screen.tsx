import type { IdentityDocumentsSettings, ProfileReadOnly } from '@portico/application/profile';
import type { BadPicture } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { forWhatIsMissing } from './details-screen.tsx';
import { IdentityDocumentsFields, type IdentityDocumentsFieldsModel } from './identity-documents-fields.tsx';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';
import { SaveBar, SectionFrame, type SectionFrameModel } from './section-frame.tsx';
import { StillNeeded } from './still-needed.tsx';

export interface IdentityDocumentsModel extends IdentityDocumentsFieldsModel {
  readonly section: SectionFrameModel<IdentityDocumentsSettings, ProfileReadOnly | BadPicture> & {
    readonly busy: boolean;
    readonly settings: IdentityDocumentsSettings | undefined;
  };
  readonly canSave: boolean;
  readonly isValid: boolean;
  save(): Promise<void>;
}

/** Insurances with their cards, and an identity document (`MON-263`). */
export const IdentityDocumentsScreen = observer(({ viewModel }: { readonly viewModel: IdentityDocumentsModel }) => {
  const say = useWords();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  return (
    <SectionFrame
      section={viewModel.section}
      part="insurances"
      lead={({ practiceName: practice, hidden }) => (
        <p className={css.soft}>
          {say(hidden?.includes('pictures') === true ? words.leadWithoutPictures : words.lead, { practice })}
        </p>
      )}
    >
      {({ readOnly }) => (
        <>
          {hash === forWhatIsMissing && <StillNeeded form={form} answers={viewModel.insurances.standing} />}
          <CheckedForm
            className={css.form}
            isComplete={viewModel.canSave}
            ref={form}
            otherwise={say(kitWords.unchanged)}
            onSend={() => void viewModel.save()}
          >
            <IdentityDocumentsFields viewModel={viewModel} />
            {!readOnly && <SaveBar busy={viewModel.section.busy} canSave={viewModel.canSave} />}
          </CheckedForm>
        </>
      )}
    </SectionFrame>
  );
});
