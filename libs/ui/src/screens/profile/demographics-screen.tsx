import type { DetailsViewModel, PhysicianPickerViewModel } from '@portico/application/profile';
import type { DetailGroup } from '@portico/domain/profile';
import { useWords } from '../../words/use-words.ts';
import type { Message } from '../../words/messages.ts';
import { DetailsScreen } from './details-screen.tsx';
import { PhysicianPicker } from './physician-picker.tsx';
import { demographicsWords as words } from './profile.messages.ts';
import css from './profile-settings.module.css';

type PhysicianGroup = Extract<DetailGroup, `${string}_physician`>;

const groups: readonly (readonly [PhysicianGroup, Message])[] = [
  ['primary_care_physician', words.primary],
  ['referring_physician', words.referring],
];

/** Birth, language, emergency contact, work, and by whom one is cared for (`MON-262`). */
export const DemographicsScreen = ({
  viewModel,
  pickers,
}: {
  readonly viewModel: DetailsViewModel;
  readonly pickers: Readonly<Record<PhysicianGroup, PhysicianPickerViewModel>>;
}) => {
  const say = useWords();
  return (
    <DetailsScreen
      viewModel={viewModel}
      lead={({ practiceName: practice }) => <p className={css.soft}>{say(words.lead, { practice })}</p>}
      beside={groups.map(([group, title]) => (
        <PhysicianPicker key={group} title={say(title)} details={viewModel} group={group} picker={pickers[group]} />
      ))}
    />
  );
};
