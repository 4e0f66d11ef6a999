import { paths } from '@portico/application/kernel';
import { SurveyViewModel } from '@portico/view-models/surveys';
import { checkOutIdsIn, checkOutPath, type CheckOutIds } from '@portico/application/visits';
import { SurveyScreen } from '@portico/ui/screens/surveys';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { surveys } from '../composition/ports/surveys.ts';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useAskedAnew } from './use-refetch-on-language.ts';
import { useScreen } from './use-screen-view-model.ts';

const Answering = ({ portal, ids }: { readonly portal: Portal; readonly ids: CheckOutIds }) => {
  const navigate = useNavigate();
  const toCheckOut = (): void => void navigate(checkOutPath(ids));
  const viewModel = useScreen(
    () =>
      new SurveyViewModel({
        surveys: portal.port(surveys),
        named: { kind: 'visit', visit: { patient: ids.patient, appointment: ids.appointment } },
        analytics: portal.analytics,
        draft: portal.drafts.of(`survey of ${ids.appointment}`),
        inCheckout: true,
        onCheckOut: toCheckOut,
      }),
  );
  useAskedAnew(viewModel);
  const leave = async (): Promise<void> => {
    await viewModel.back();
    toCheckOut();
  };
  return <SurveyScreen viewModel={viewModel} leave={{ to: 'check-out', onLeave: () => void leave() }} />;
};

/** The survey about a visit as a step of its check-out (`ACC-099`), to which it leads back (`ACC-298`). */
const CheckOutSurvey: Screen = ({ portal }) => {
  const [query] = useSearchParams();
  useCheckOutLeave(portal);
  const ids = checkOutIdsIn(query);
  if (ids === undefined) return <Navigate to={paths.appointments} replace />;
  return <Answering key={ids.appointment} portal={portal} ids={ids} />;
};
export default CheckOutSurvey;
