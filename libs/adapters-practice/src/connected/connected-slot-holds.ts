import type { HeldSlot, SlotGone } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  failed,
  ok,
  type HoldId,
  type Instant,
  type PatientRef,
  type Result,
  type TimeZone,
} from '@portico/domain/kernel';
import { prepaymentDue, type DateRange, type SlotHolds, type WantedSlot } from '@portico/domain/scheduling';
import { calendarChanges, lockCalendar, lockPatient } from './calendar-locks.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { dropHolds, enterHold, type KeptHold } from './hold-rows.ts';
import { findOffer, offeredCatalog, type FoundOffer } from './bookable-catalog-of-system.ts';
import { findTimes, heldMeanwhile, type TimesAsked } from './open-times.ts';
import { endHolds, type EnteredHold, holdAtSystem, letGoOfChosen, releaseAtSystem } from './hold-time-at-system.ts';

const gone: Result<never, SlotGone> = failed({ kind: 'slot-gone' });

/** A calendar's visits that change all the time are read anew so often. */
const mostReadings = 5;

/** Holds times in Portico's own tables, and in the system as well where it holds any. */
export class ConnectedSlotHolds implements SlotHolds {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async keep(
    patient: PatientRef,
    wanted: WantedSlot,
    hold: HoldId,
    until: Instant,
  ): Promise<Result<HeldSlot, SlotGone>> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return gone;
    return this.#practices.inTurn.take(JSON.stringify(patient), async () => {
      const found = findOffer(await offeredCatalog(link, wanted.language), wanted.offer);
      if (found === undefined) return gone;
      for (let reading = 0; reading < mostReadings; reading += 1) {
        const entered = await enter(link, { patient, wanted, hold, until, found });
        if (entered === 'gone') return gone;
        if (entered === 'changed') continue;
        const {
          hold: { kept, slot },
        } = entered;
        return kept || (await holdAtSystem(link, patient, entered)) ? ok(slot) : gone;
      }
      return gone;
    });
  }

  /** In turn with `keep`, which takes what the system holds for the patient as free and so has to know of it until it is given back. */
  async release(patient: PatientRef, hold: HoldId): Promise<void> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return;
    await this.#practices.inTurn.take(JSON.stringify(patient), async () =>
      releaseAtSystem(link, await dropHolds(link.sql, patient, [hold])),
    );
  }

  /** Gives back to the system what is held no more, and deletes it. */
  async prune(now: Instant): Promise<void> {
    for (const link of this.#practices.all()) await endHolds(link, now);
  }
}

interface HoldAsked {
  readonly patient: PatientRef;
  readonly wanted: WantedSlot;
  readonly hold: HoldId;
  readonly until: Instant;
  readonly found: FoundOffer;
}

/**
 * Enters a hold if its time is free now. The system is asked before the calendar is locked, so it is asked again if a
 * visit was booked there meanwhile.
 */
const enter = async (
  link: PracticeLink,
  { patient, wanted, hold, until, found }: HoldAsked,
): Promise<EnteredHold | 'gone' | 'changed'> => {
  const { calendar } = found.system;
  const choosing = wanted.offered !== true;
  const changed = await calendarChanges(link.sql, link.id, calendar);
  const asked: TimesAsked = {
    patient,
    offer: found,
    days: daysAround(wanted.start),
    now: await link.now(),
    language: wanted.language,
    choosing,
    replaces: wanted.replaces,
  };
  const times = await findTimes(link, asked);
  return link.sql.transaction(async (sql) => {
    await lockPatient(sql, patient);
    if ((await lockCalendar(sql, link.id, calendar)) !== changed) return 'changed';
    const held = await heldMeanwhile(sql, asked);
    const open = times.open(held).find(({ start }) => start === wanted.start);
    if (open === undefined) return 'gone';
    const kept = link.connection.booking?.hold === undefined;
    if (choosing && kept) await letGoOfChosen(sql, patient, asked.now);
    const entered: KeptHold = {
      slot: {
        id: hold,
        visit: found.visitAt(patient, open.start),
        prepayment: prepaymentDue(found, times.replaced?.appointment),
        until,
        ...(wanted.replaces === undefined ? {} : { replaces: wanted.replaces }),
      },
      wanted: { offer: found.system, time: open.time },
      language: wanted.language,
      offered: !choosing,
      kept,
    };
    await enterHold(sql, entered);
    return { hold: entered, moves: times.givenUp?.visit.id };
  });
};

/** The day of an instant in every zone there is. */
const daysAround = (at: Instant): DateRange => {
  const day = dayIn('UTC' as TimeZone, at);
  return { start: addDays(day, -1), end: addDays(day, 1) };
};
