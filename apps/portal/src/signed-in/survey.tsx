import { paths } from '@portico/application/kernel';
import { SurveyViewModel } from '@portico/view-models/surveys';
import { parseId } from '@portico/domain/kernel';
import type { SurveyId } from '@portico/domain/surveys';
import { SurveyScreen } from '@portico/ui/screens/surveys';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { surveys } from '../composition/ports/surveys.ts';
import type { Screen } from './routes.ts';
import { useAskedAnew } from './use-refetch-on-language.ts';
import { useScreen } from './use-screen-view-model.ts';

const Answering = ({ portal, uuid }: { readonly portal: Portal; readonly uuid: SurveyId }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new SurveyViewModel({
        surveys: portal.port(surveys),
        named: { kind: 'survey', uuid },
        analytics: portal.analytics,
        draft: portal.drafts.of(`survey ${uuid}`),
      }),
  );
  useAskedAnew(viewModel);
  const leave = async (): Promise<void> => {
    await viewModel.back();
    void navigate(paths.surveys);
  };
  return <SurveyScreen viewModel={viewModel} leave={{ to: 'surveys', onLeave: () => void leave() }} />;
};

/** The survey that the address names; without one there is the list. */
const Survey: Screen = ({ portal }) => {
  const [query] = useSearchParams();
  const uuid = parseId<SurveyId>(query.get('uuid'));
  if (!uuid.ok) return <Navigate to={paths.surveys} replace />;
  return <Answering key={uuid.value} portal={portal} uuid={uuid.value} />;
};
export default Survey;
