import type { Appointment } from '@portico/domain/appointments';
import { use } from 'react';
import { ActedForContext } from '../../kit/acted-for.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { SourceTexts } from '../../kit/source-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointment-card.messages.ts';
import css from './appointment-card.module.css';
import { kindOf } from './appointment-kind-text.ts';
import AskedTimes from './asked-times.tsx';

/** For whom a visit or request is, what kind it is, and which days and times were asked for: one person can have two with the same provider. */
export const WhichVisit = ({
  appointment,
  isNamed = true,
}: {
  readonly appointment: Appointment;
  /** Not where the person is named beside it. */
  readonly isNamed?: boolean;
}) => {
  const say = useWords();
  const name = use(ActedForContext);
  const kind = kindOf(appointment, say(cardWords.video));
  const whose = name === undefined || !isNamed ? [] : [say(kitWords.actedFor, { name })];
  return (
    <>
      <p className={css.soft}>
        <SourceTexts of={[...whose, ...kind]} />
      </p>
      {appointment.timeOpen === true && <AskedTimes preference={appointment.preference} appointment={appointment} />}
    </>
  );
};
