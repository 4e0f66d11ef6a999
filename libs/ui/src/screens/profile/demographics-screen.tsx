import type { PhysicianDetailsModel, PhysicianPickerModel } from './physician-picker.tsx';
import { useWords } from '../../words/use-words.ts';
import { DetailsScreen, type DetailsScreenModel } from './details-screen.tsx';
import { PhysicianPickers, type PhysicianGroup } from './physician-pickers.tsx';
import { demographicsWords as words } from './demographics.messages.ts';
import css from './profile-settings.module.css';

export type DemographicsModel = DetailsScreenModel & PhysicianDetailsModel;

/** Birth, language, emergency contact, work, and physicians (`MON-262`). */
export const DemographicsScreen = ({
  viewModel,
  pickers,
}: {
  readonly viewModel: DemographicsModel;
  readonly pickers: Readonly<Record<PhysicianGroup, PhysicianPickerModel>>;
}) => {
  const say = useWords();
  return (
    <DetailsScreen
      viewModel={viewModel}
      lead={({ practiceName: practice }) => <p className={css.soft}>{say(words.lead, { practice })}</p>}
      beside={({ hidden }) =>
        hidden?.includes('physicians') !== true && <PhysicianPickers details={viewModel} pickers={pickers} />
      }
    />
  );
};
