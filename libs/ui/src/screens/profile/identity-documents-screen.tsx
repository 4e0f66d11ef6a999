import type { IdentityDocumentsViewModel } from '@portico/view-models/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../words/use-words.ts';
import { IdentityDocumentsFields } from './identity-documents-fields.tsx';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';
import { SaveBar, SectionFrame } from './section-frame.tsx';

/** Insurances with their cards, and an identity document (`MON-263`). */
export const IdentityDocumentsScreen = observer(({ viewModel }: { readonly viewModel: IdentityDocumentsViewModel }) => {
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
          <IdentityDocumentsFields viewModel={viewModel} />
          {!readOnly && <SaveBar busy={viewModel.section.busy} canSave={viewModel.canSave} />}
        </form>
      )}
    </SectionFrame>
  );
});
