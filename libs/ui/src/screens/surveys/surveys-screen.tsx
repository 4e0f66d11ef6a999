import type { Failure } from '@portico/application/kernel';
import type { LinkShut } from '@portico/application/guests';
import type { SurveyChoice, SurveysPage } from '@portico/application/surveys';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { surveysWords } from './surveys.messages.ts';
import css from './surveys.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | { readonly kind: 'ready'; readonly page: SurveysPage };

export interface SurveysModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

/** The list of the person's open surveys (`ACC-279`, `ACC-288`). */
export const SurveysScreen = observer(
  ({ viewModel, pathOf }: { readonly viewModel: SurveysModel; readonly pathOf: (survey: SurveyChoice) => string }) => {
    const say = useWords();
    const { phase } = viewModel;
    if (phase.kind === 'loading') return <Skeleton label={say(surveysWords.loading)} lines={4} />;
    if (phase.kind === 'failed') {
      const { kind } = phase.failure;
      return (
        <RetryNotice
          text={say(failureWords[kind === 'shut' ? 'not-found' : kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      );
    }
    const { surveysHeading, surveysSelection } = phase.page;
    if (surveysSelection.length === 0) return <EmptyState icon="check-circle">{say(surveysWords.none)}</EmptyState>;
    return (
      <div className={css.screen}>
        <div>
          <h2 className={css.title}>{surveysHeading}</h2>
          <p className={css.soft}>{say(surveysWords.lead)}</p>
        </div>
        <ul className={css.list}>
          {surveysSelection.map((survey) => (
            <li key={survey.uuid}>
              <Choice survey={survey} path={pathOf(survey)} />
            </li>
          ))}
        </ul>
      </div>
    );
  },
);

const Choice = ({ survey, path }: { readonly survey: SurveyChoice; readonly path: string }) => {
  const say = useWords();
  const formats = useFormats();
  const { title, state, visit } = survey;
  const { start, timeZone, provider, office } = visit;
  return (
    <Link className={css.survey ?? ''} to={path}>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span>{say(surveysWords.visit, { when: formats.dayOfVisit(start, timeZone), provider, office })}</span>
        {state !== 'waiting' && <span className={css.soft}>{say(surveysWords.begun)}</span>}
      </span>
      <Icon name="next" />
    </Link>
  );
};
