import type { Failure } from '@portico/application/kernel';
import type { Sending } from './requested-modal.tsx';
import { laterWeeks, weekDatesOf, type LaterWeek, type TimePreference, type Week } from '@portico/domain/scheduling';
import {
  type RequestScreen,
  preferenceBoxes,
  preferenceGroups,
  type PreferenceGroup,
  type RequestRefusal,
  type PreferenceBox,
} from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { FieldError } from '../../kit/field-error.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { useWasTried } from '../../kit/last-submit.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText, Specialty } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import chosenCss from './add-appointment.module.css';
import { placeLines } from './address-lines.ts';
import { chooseWords } from './add-appointment.messages.ts';
import { missingGroupWords, requestWords } from './vertex-visit-request.messages.ts';
import { preferenceBoxWords, preferenceGroupWords, preferenceWords } from '../appointments/index.ts';
import css from './vertex-request.module.css';
import { VisitReasonField } from './visit-reason-field.tsx';
import { MovedVisitCard } from './moved-visit-card.tsx';
import { NotOfferedNotice, SendRequest } from './send-request.tsx';
import { useTitle } from '../open/index.ts';

const RequestedModal = lazyComponent(() => import('./requested-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | RequestRefusal }
  | { readonly kind: 'ready'; readonly screen: RequestScreen };

export interface VertexRequestModel {
  readonly phase: Phase;
  readonly sending: Sending;
  readonly firstAvailable: boolean;
  readonly visitReason: string;
  load(): Promise<void>;
  isTicked(group: PreferenceGroup, box: PreferenceBox): boolean;
  tick(group: PreferenceGroup, box: PreferenceBox, on: boolean): void;
  readonly ticked: { readonly week: readonly (PreferenceBox | LaterWeek)[] };
  chooseLaterWeek(week: LaterWeek | undefined): void;
  tickFirstAvailable(on: boolean): void;
  write(visitReason: string): void;
  readonly preference: TimePreference | undefined;
  request(): Promise<void>;
  readonly backPath: string;
}

interface ScreenProps {
  readonly viewModel: VertexRequestModel;
  /** Leads back to the choices, which can be changed. */
  readonly onBack: (path: string) => void;
  readonly onDone: () => void;
}

/** Preferred days and times of day, if no time can be booked (`ACC-323` to `ACC-336`). */
export const VertexRequestScreen = observer((props: ScreenProps) => {
  const say = useWords();
  const { viewModel, onBack } = props;
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(requestWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    if (phase.failure.kind === 'not-offered') {
      return <NotOfferedNotice onChoose={() => onBack(viewModel.backPath)} />;
    }
    if (phase.failure.kind === 'already-answered') {
      return (
        <Notice tone="wait">
          <p>{say(requestWords.answered)}</p>
        </Notice>
      );
    }
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return <Asking {...props} screen={phase.screen} />;
});

const Asking = observer((props: ScreenProps & { readonly screen: RequestScreen }) => {
  const say = useWords();
  const { viewModel, onBack, onDone, screen } = props;
  const { sending } = viewModel;
  useTitle(titleOf(screen, say));
  return (
    <CheckedForm
      className={chosenCss.screen}
      isComplete={viewModel.preference !== undefined}
      otherwise={say(requestWords.missing)}
      onSend={() => void viewModel.request()}
    >
      {screen.moved !== undefined && <MovedVisitCard moved={screen.moved} practice={screen.practice.name} />}
      <Wanted screen={screen} onChange={() => onBack(viewModel.backPath)} />
      <p>{say(screen.visitReason.video ? requestWords.leadVideo : requestWords.lead)}</p>
      <FirstAvailable viewModel={viewModel} />
      {preferenceGroups.map((group) => (
        <Boxes key={group} viewModel={viewModel} group={group} weeks={screen.weeks} />
      ))}
      <VisitReasonField value={viewModel.visitReason} onChange={viewModel.write} />
      <SendRequest
        sending={sending}
        screen={screen}
        isWhole={viewModel.preference !== undefined}
        onChoose={() => onBack(viewModel.backPath)}
      />
      <Presence show={sending.kind === 'requested' ? sending : undefined}>
        {(requested) => <RequestedModal requested={requested} onDone={onDone} />}
      </Presence>
    </CheckedForm>
  );
});

/** A request that moves a visit, or changes another one, says so by its name; undefined for a new one. */
const titleOf = ({ moved, changesRequest }: RequestScreen, say: ReturnType<typeof useWords>): string | undefined => {
  if (changesRequest === true) return say(requestWords.changeTitle);
  return moved && say(requestWords.move);
};

/** The request, for review. */
const Wanted = ({ screen, onChange }: { readonly screen: RequestScreen; readonly onChange: () => void }) => {
  const say = useWords();
  const { provider, visitReason, location, practice } = screen;
  return (
    <Card className={chosenCss.aspect}>
      <div className={chosenCss.head}>
        <h2 className={chosenCss.title}>{say(requestWords.what)}</h2>
        <Button look="quiet" aria-label={say(requestWords.change)} onClick={onChange}>
          {say(chooseWords.change)}
        </Button>
      </div>
      <div>
        <p className={chosenCss.strong}>
          <SourceText>{visitReason.visitType}</SourceText>
        </p>
        {visitReason.video && <p>{say(chooseWords.video)}</p>}
        <p>
          {provider.name}
          {provider.specialty !== undefined && (
            <>
              , <Specialty>{provider.specialty}</Specialty>
            </>
          )}
        </p>
        <p className={chosenCss.more}>
          {[
            practice.name,
            ...(visitReason.video ? [] : [location.office, placeLines(location).join(', ')].filter(Boolean)),
          ].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </Card>
  );
};

/** Ticks every box and disables them (`ACC-328`). */
const FirstAvailable = observer(({ viewModel }: Pick<ScreenProps, 'viewModel'>) => {
  const say = useWords();
  return (
    <Card>
      <Checkbox
        checked={viewModel.firstAvailable}
        onChange={({ currentTarget }) => viewModel.tickFirstAvailable(currentTarget.checked)}
      >
        <span className={chosenCss.strong}>{say(requestWords.first)}</span>
        <br />
        <span className={chosenCss.soft}>{say(requestWords.firstNote)}</span>
      </Checkbox>
    </Card>
  );
});

interface BoxesProps extends Pick<ScreenProps, 'viewModel'> {
  readonly group: PreferenceGroup;
  readonly weeks: RequestScreen['weeks'];
}

/** The days of a week, below its box. */
const WeekDays = ({ days }: { readonly days: string | undefined }) =>
  days === undefined ? null : (
    <>
      {' '}
      <br />
      <span className={chosenCss.soft}>{days}</span>
    </>
  );

/** Weeks after the next one, of which one can be asked for alone. */
const LaterWeek = observer(({ viewModel, weeks }: Omit<BoxesProps, 'group'>) => {
  const say = useWords();
  const formats = useFormats();
  const none = 'none';
  const textOf = (week: LaterWeek): string => {
    const dates = weeks && weekDatesOf(weeks, week);
    const text = say(preferenceBoxWords[week]);
    return dates === undefined
      ? text
      : say(preferenceWords.laterDates, { week: text, first: formats.weekday(dates.first) });
  };
  return (
    <Choice
      label={say(preferenceWords.later)}
      options={[
        { value: none, text: say(preferenceWords.noLater) },
        ...laterWeeks.map((week) => ({ value: week, text: textOf(week) })),
      ]}
      disabled={viewModel.firstAvailable}
      value={laterWeekOf(viewModel) ?? none}
      onChange={(chosen) => viewModel.chooseLaterWeek(laterWeeks.find((week) => week === chosen))}
    />
  );
});

/** The week after the next one that is asked for, if it is one of those. */
const laterWeekOf = ({ ticked }: Pick<VertexRequestModel, 'ticked'>): LaterWeek | undefined =>
  laterWeeks.find((week) => ticked.week.includes(week));

/** The boxes of a group (`ACC-324` to `ACC-327`). */
const Boxes = observer(({ viewModel, group, weeks }: BoxesProps) => {
  const say = useWords();
  const formats = useFormats();
  /** On a Saturday no day of this week is left to ask for. */
  const isOver = (box: PreferenceBox): boolean =>
    box === 'This week' && weeks !== undefined && weeks.thisWeek === undefined;
  const datesOf = (box: PreferenceBox): string | undefined => {
    if (isOver(box)) return say(preferenceWords.over);
    const dates = group === 'week' && weeks !== undefined ? weekDatesOf(weeks, box as Week) : undefined;
    if (dates === undefined) return undefined;
    const [first, last] = [formats.weekday(dates.first), formats.weekday(dates.last)];
    return first === last ? first : say(preferenceWords.dates, { first, last });
  };
  const id = useId();
  const legend = say(preferenceGroupWords[group]);
  const isLater = group === 'week' && laterWeekOf(viewModel) !== undefined;
  const isMissing =
    !viewModel.firstAvailable && !isLater && preferenceBoxes[group].every((box) => !viewModel.isTicked(group, box));
  const error = useWasTried() && isMissing ? say(missingGroupWords[group]) : undefined;
  return (
    <Card>
      <fieldset
        className={css.group}
        id={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error !== undefined || undefined}
      >
        <legend className={css.legend}>{legend}</legend>
        <div className={css.boxes} data-group={group}>
          {preferenceBoxes[group].map((box) => (
            <Checkbox
              key={box}
              checked={viewModel.isTicked(group, box)}
              disabled={viewModel.firstAvailable || isOver(box)}
              onChange={({ currentTarget }) => viewModel.tick(group, box, currentTarget.checked)}
            >
              {say(preferenceBoxWords[box])}
              <WeekDays days={datesOf(box)} />
            </Checkbox>
          ))}
        </div>
        {group === 'week' && <LaterWeek viewModel={viewModel} weeks={weeks} />}
        <FieldError of={id} label={legend} whole>
          {error}
        </FieldError>
      </fieldset>
    </Card>
  );
});
