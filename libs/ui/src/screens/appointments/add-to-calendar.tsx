import type { Failure } from '@portico/application/kernel';
import type { AppointmentId, Instant, TimeZone } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { calendarWords } from './add-to-calendar.messages.ts';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly of: AppointmentId }
  | { readonly kind: 'saved'; readonly of: AppointmentId }
  | { readonly kind: 'failed'; readonly of: AppointmentId; readonly failure: Failure };

export interface AddToCalendarModel {
  readonly phase: Phase;
}

/** Saves a calendar file of a visit; for a canceled one, a file that removes it from the calendar. */
export const AddToCalendar = observer(
  ({
    viewModel,
    appointment,
    busy = false,
    onClick: save,
    removes = false,
    about,
  }: {
    /** Undefined until loaded. */
    readonly viewModel: AddToCalendarModel | undefined;
    readonly appointment: AppointmentId;
    readonly busy?: boolean;
    /** Saves it. */
    readonly onClick: () => void;
    /** The visit is canceled. */
    readonly removes?: boolean;
    /** The visit, if a page has several of these buttons. */
    readonly about?: { readonly start: Instant; readonly zone: TimeZone };
  }) => {
    const say = useWords();
    const formats = useFormats();
    const phase = viewModel?.phase;
    const mine = phase !== undefined && phase.kind !== 'idle' && phase.of === appointment ? phase : undefined;
    const isLoading = busy || mine?.kind === 'loading';
    const text = say(isLoading ? calendarWords.saving : removes ? calendarWords.remove : calendarWords.add);
    return (
      <>
        <Button
          icon="calendar"
          busy={isLoading}
          onClick={save}
          {...(about === undefined
            ? {}
            : {
                'aria-label': say(calendarWords.about, { action: text, day: formats.visit(about.start, about.zone) }),
              })}
        >
          {text}
        </Button>
        <LiveRegion>{mine?.kind === 'saved' ? say(calendarWords.saved) : ''}</LiveRegion>
        {mine?.kind === 'failed' && (
          <RetryNotice text={say(failureWords[mine.failure.kind])} retry={say(kitWords.retry)} onRetry={save} />
        )}
      </>
    );
  },
);
