import type { SurveyViewModel } from '@portico/view-models/surveys';
import { observer } from 'mobx-react-lite';
import { CallPractice, LinkError } from '../guests/index.ts';
import { useBrand } from '../open/index.ts';
import { SurveyScreen } from './survey-screen.tsx';

/** A survey by the link of a notice, under the name of its practice (`ACC-280`). */
export const GuestSurveyScreen = observer(({ viewModel }: { readonly viewModel: SurveyViewModel }) => {
  const practice = viewModel.page?.guestSurveyCtx?.practice;
  useBrand(practice);
  return (
    <>
      <SurveyScreen
        viewModel={viewModel}
        problem={(failure) => <LinkError failure={failure} onRetry={() => void viewModel.load()} />}
      />
      {practice !== undefined && <CallPractice practice={practice} />}
    </>
  );
});
