import type { DetailsViewModel } from '@portico/view-models/profile';
import type { SectionSettings } from '@portico/application/profile';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DetailsPages } from './details-pages.tsx';
import css from './profile-settings.module.css';
import { SaveBar, SectionFrame } from './section-frame.tsx';

interface DetailsProps {
  readonly viewModel: DetailsViewModel;
  readonly lead: (settings: SectionSettings) => ReactNode;
  /** Rendered after the form's pages, before its save button. */
  readonly beside?: ReactNode;
  /** Rendered after the form. */
  readonly below?: (settings: SectionSettings) => ReactNode;
}

/** A details section as designed by its practice: a heading for each page of the form (`MON-271`). */
export const DetailsScreen = observer(({ viewModel, lead, beside, below }: DetailsProps) => (
  <SectionFrame section={viewModel.section} lead={lead}>
    {(settings) => (
      <>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void viewModel.save();
          }}
        >
          <DetailsPages viewModel={viewModel} />
          {beside}
          {!settings.readOnly && (
            <SaveBar
              busy={viewModel.section.busy}
              canSave={viewModel.canSave}
              onUndo={viewModel.input.isEdited ? viewModel.reset : undefined}
            />
          )}
        </form>
        {below?.(settings)}
      </>
    )}
  </SectionFrame>
));
