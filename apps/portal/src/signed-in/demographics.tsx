import { DetailsViewModel, PhysicianPickerViewModel } from '@portico/view-models/profile';
import { DemographicsScreen } from '@portico/ui/screens/profile';
import { useState } from 'react';
import { profile } from '../composition/ports/profile.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Demographics: Screen = ({ portal: { port, drafts } }) => {
  const viewModel = useScreen(() => new DetailsViewModel(port(profile), 'demographics', drafts.of('demographics')));
  const [pickers] = useState(() => {
    const pickerOf = (group: 'primary_care_physician' | 'referring_physician') =>
      new PhysicianPickerViewModel(port(profile), (physician) => viewModel.pick(group, physician));
    return {
      primary_care_physician: pickerOf('primary_care_physician'),
      referring_physician: pickerOf('referring_physician'),
    };
  });
  return <DemographicsScreen viewModel={viewModel} pickers={pickers} />;
};
export default Demographics;
