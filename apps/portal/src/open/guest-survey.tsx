import { noDraft } from '@portico/view-models/kernel';
import { SurveyViewModel } from '@portico/view-models/surveys';
import { GuestSurveyScreen } from '@portico/ui/screens/surveys';
import { useSearchParams } from 'react-router-dom';
import { surveys } from '../composition/ports/surveys.ts';
import { useAskedAnew } from '../signed-in/use-refetch-on-language.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';

/** One survey by the link of a notice: `survey_hash` opens it, for the person that `user_id` names (`ACC-281`, `ACC-282`). */
const GuestSurvey: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(() => {
    const link = { surveyHash: query.get('survey_hash') ?? '', userId: query.get('user_id') ?? '' };
    return new SurveyViewModel({
      surveys: portal.port(surveys).by(link),
      link,
      analytics: portal.analytics,
      draft: noDraft,
    });
  });
  useAskedAnew(viewModel);
  return <GuestSurveyScreen viewModel={viewModel} />;
};
export default GuestSurvey;
