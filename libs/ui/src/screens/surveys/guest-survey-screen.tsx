import { observer } from 'mobx-react-lite';
import { CallPractice, LinkError } from '../guests/index.ts';
import { useBrand } from '../open/index.ts';
import { SurveyScreen, type SurveyModel } from './survey-screen.tsx';

/** A survey by a notification's link, under its practice's name (`ACC-280`). */
export const GuestSurveyScreen = observer(({ viewModel }: { readonly viewModel: SurveyModel }) => {
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
