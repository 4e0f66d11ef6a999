import type { AppointmentLocation } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { waitListWords } from './wait-list.messages.ts';
import css from './wait-list.module.css';

export interface OfferedTimeModel {
  readonly secondsLeft: number;
}

export interface OfferShown {
  readonly start: Instant;
  readonly location: AppointmentLocation;
  readonly video: boolean;
  /** The visit type and provider; absent if they must not be shown, as on a page without sign-in. */
  readonly visitType?: string;
  readonly providerName?: string;
}

/** A time held for a waiting person, for how long, and the buttons to take or decline it. */
export const OfferedTime = ({
  offer,
  booked,
  countdown,
  doing,
  onTake,
  onPass,
}: {
  readonly offer: OfferShown;
  /** The start of the visit that the time replaces. */
  readonly booked: Instant | undefined;
  readonly countdown: OfferedTimeModel;
  readonly doing: 'take' | 'pass' | 'leave' | 'join' | undefined;
  readonly onTake: () => void;
  readonly onPass: () => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  const heading = useId();
  const { start, location, visitType, video, providerName } = offer;
  const busy = doing !== undefined;
  return (
    <Card className={css.offer} role="group" aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {say(waitListWords.offered)}
      </h2>
      <div>
        <p className={css.when}>{formats.visit(start, location.timeZone)}</p>
        {visitType !== undefined && (
          <p>
            <SourceText>{visitType}</SourceText>
          </p>
        )}
        <p className={css.soft}>
          {providerName === undefined
            ? video
              ? say(waitListWords.video)
              : location.office
            : say(waitListWords.with, { provider: providerName, video: String(video), office: location.office })}
        </p>
      </div>
      {booked !== undefined && <p>{say(waitListWords.instead, { day: formats.visit(booked, location.timeZone) })}</p>}
      <Kept countdown={countdown} />
      <div className={css.buttons}>
        <Button look="primary" icon="check" busy={doing === 'take'} aria-disabled={busy} onClick={onTake}>
          {say(doing === 'take' ? waitListWords.taking : waitListWords.take)}
        </Button>
        <Button busy={doing === 'pass'} aria-disabled={busy} onClick={onPass}>
          {say(
            doing === 'pass'
              ? waitListWords.keeping
              : booked === undefined
                ? waitListWords.notThis
                : waitListWords.keep,
          )}
        </Button>
      </div>
    </Card>
  );
};

/** Minutes before the end at which the countdown is announced, instead of each second. */
const marks = [1, 5, 15, 60];

const clockOf = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
};

/** How long the time is held: updated each second, announced now and then. */
const Kept = observer(({ countdown: { secondsLeft } }: { readonly countdown: OfferedTimeModel }) => {
  const say = useWords();
  const mark = marks.find((minutes) => secondsLeft <= minutes * 60);
  return (
    <>
      <p className={css.kept} role="timer" aria-live="off">
        <Icon name="clock" />
        <span>{say(waitListWords.kept, { time: clockOf(secondsLeft) })}</span>
      </p>
      <LiveRegion>{mark === undefined ? '' : say(waitListWords.keptSoon, { minutes: mark })}</LiveRegion>
    </>
  );
});
