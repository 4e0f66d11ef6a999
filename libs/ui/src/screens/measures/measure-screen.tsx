import type { MeasurePage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { bloodPressureOf, type MeasuredValue, type TimeSpan } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { vitalSignWords } from '../health/index.ts';
import { useTitle } from '../open/index.ts';
import { growthWords } from './growth.messages.ts';
import { MeasureBody } from './measure-body.tsx';
import { MeasureFlag } from './measure-flag.tsx';
import { useMeasureTexts } from './measure-words.ts';
import { measureWords as words } from './measures.messages.ts';
import css from './measures.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: MeasurePage };

export interface MeasureModel {
  readonly phase: Phase;
  readonly span: TimeSpan;
  load(): Promise<void>;
  chooseSpan(span: TimeSpan): void;
}

/** With the growth tables, which few people need. */
const GrowthBody = lazyComponent(() => import('./growth-body.tsx'));

const Latest = ({ page: { measure }, value }: { readonly page: MeasurePage; readonly value: MeasuredValue }) => {
  const say = useWords();
  const texts = useMeasureTexts(measure.section);
  const { reportedBy } = value;
  const range = texts.range(value);
  const exact = texts.exact(value);
  const about = [texts.date(value), texts.status(value)].filter((each) => each !== undefined);
  return (
    <Card>
      <section className={css.latest} aria-labelledby="measure-latest">
        <h2 className={css.title} id="measure-latest">
          {say(words.latest)}
        </h2>
        <p className={css.large}>
          <SourceText>{texts.value(value)}</SourceText>
        </p>
        {exact !== undefined && <p className={css.soft}>{exact}</p>}
        <MeasureFlag of={value} />
        {range !== undefined && <p>{say(words.range, { range })}</p>}
        <p className={css.soft}>{about.join(' · ')}</p>
        {reportedBy !== undefined && <p className={css.soft}>{say(words.reportedBy, { name: reportedBy })}</p>}
      </section>
    </Card>
  );
};

const useName = (page: MeasurePage | undefined): string | undefined => {
  const say = useWords();
  const [newest] = page?.measure.values ?? [];
  const parts = newest?.parts.map(({ value = { kind: 'unknown' } as const, ...part }) => ({ ...part, value })) ?? [];
  return bloodPressureOf({ parts }) === undefined ? page?.measure.name : say(vitalSignWords.bloodPressure);
};

const Page = observer(({ page, viewModel }: { readonly page: MeasurePage; readonly viewModel: MeasureModel }) => {
  const say = useWords();
  const { measure, growth } = page;
  const [newest] = measure.values;
  const body = { page, span: viewModel.span, onSpan: viewModel.chooseSpan };
  return (
    <div className={css.screen}>
      {newest !== undefined && <Latest page={page} value={newest} />}
      {growth?.sex === undefined ? (
        <>
          {growth !== undefined && <p className={css.soft}>{say(growthWords.noSex)}</p>}
          <MeasureBody {...body} />
        </>
      ) : (
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} blocks={1} />}>
          <GrowthBody {...body} subject={{ kind: growth.kind, born: growth.born, sex: growth.sex }} />
        </Meanwhile>
      )}
    </div>
  );
});

/** `/my_health/measure/…`: one lab test or vital sign over all the time that the record has. */
export const MeasureScreen = observer(({ viewModel }: { readonly viewModel: MeasureModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  useTitle(useName(phase.kind === 'ready' ? phase.page : undefined));
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={8} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return <Page page={phase.page} viewModel={viewModel} />;
});
