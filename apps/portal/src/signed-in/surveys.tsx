import { paths } from '@portico/application/kernel';
import { SurveysViewModel } from '@portico/view-models/surveys';
import { SurveysScreen } from '@portico/ui/screens/surveys';
import { surveys } from '../composition/ports/surveys.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Surveys: Screen = ({ portal }) => (
  <SurveysScreen
    viewModel={useScreen(() => new SurveysViewModel(portal.port(surveys)))}
    pathOf={({ uuid }) => `${paths.survey}?uuid=${encodeURIComponent(uuid)}`}
  />
);
export default Surveys;
