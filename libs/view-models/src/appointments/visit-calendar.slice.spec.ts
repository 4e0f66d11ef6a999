import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type CalendarEntry } from '@portico/domain/appointments';
import { failed, type AppointmentId, type Language, type PracticeId } from '@portico/domain/kernel';
import type { FileContent } from '@portico/application/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtPena,
  callOf,
  mesa,
  noon,
  pena,
  baseFixture,
  visit,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { AddToCalendarViewModel } from './add-to-calendar.view-model.ts';
import { VisitCalendarService } from '@portico/services/appointments';

const scene = (person = ben) => {
  const parts = baseFixture();
  const entries: (readonly [CalendarEntry, Language])[] = [];
  const delivered: FileContent[] = [];
  const calendarFiles = {
    write: (entry: CalendarEntry, language: Language) => {
      entries.push([entry, language]);
      return Uint8Array.of(1, 2, 3);
    },
  };
  const linkTo = (path: string) => `https://portal.example.org${path}`;
  const port = new VisitCalendarService(
    parts.activityLog,
    calendarFiles,
    linkTo,
    parts.practices,
    parts.schedule,
    callOf(person, mesa),
  );
  const file = (id: string, practice = pena.id) => port.file(practice, id as AppointmentId);
  return {
    parts,
    entries,
    delivered,
    port,
    file,
    delivery: { deliver: (one: FileContent) => void delivered.push(one) },
  };
};

describe('a visit for the calendar', () => {
  it('is written in the language of whoever asks, under a name that says no more than its day, and is logged where it is', async () => {
    const { parts, file, entries } = scene();
    parts.schedule.put(visit('late', benAtPena, 12, { comment: 'Internal.' }));
    expect(await file('late')).toMatchObject({
      value: { name: 'visit-2026-11-22.ics', mediaType: 'text/calendar' },
    });
    const [[entry, language] = []] = entries;
    expect(language).toBe('en');
    expect(entry).toMatchObject({ practice: pena.name, link: 'https://portal.example.org/appointments', now: noon });
    // A remark that the practice does not show is in no calendar either.
    expect(entry?.visit).not.toHaveProperty('comment');
    expect(parts.activityLog.entries).toMatchObject([
      { actor: 'ben', subject: 'ben-pena', practice: 'pena', action: 'downloaded-calendar-file', resource: 'late' },
    ]);
  });

  it('is one that is booked or canceled, and an own one', async () => {
    const { parts, file } = scene();
    parts.schedule.put(
      ...appointmentStatuses.map((status) => visit(status, benAtPena, 48, { status })),
      visit('anas', anaAtMesa, 48),
    );
    const found = await Promise.all(appointmentStatuses.map(async (status) => (await file(status)).ok));
    expect(appointmentStatuses.filter((_, at) => found[at])).toEqual(['SCHEDULED', 'CHECKED-IN', 'CANCELLED']);
    for (const answer of [file('anas', mesa.id), file('unknown'), file('SCHEDULED', 'gone' as PracticeId)]) {
      expect(await answer).toEqual(failed({ kind: 'not-found' }));
    }
    expect(await scene(ana).file('SCHEDULED')).toEqual(failed({ kind: 'not-found' }));
  });

  it('is saved on the device, once for each press, and says so when it cannot be', async () => {
    const { parts, port, delivery, delivered } = scene();
    parts.schedule.put(visit('soon', benAtPena, 12));
    const held = holding(port);
    const button = new AddToCalendarViewModel(held.port, delivery);
    void button.save(pena.id, 'soon' as AppointmentId);
    void button.save(pena.id, 'soon' as AppointmentId);
    expect({ phase: button.phase, waiting: held.waiting }).toEqual({
      phase: { kind: 'loading', of: 'soon' },
      waiting: 1,
    });
    await held.release();
    expect(button.phase).toEqual({ kind: 'saved', of: 'soon' });
    void button.save(pena.id, 'gone' as AppointmentId);
    await held.release();
    expect(button.phase).toEqual({ kind: 'failed', of: 'gone', failure: { kind: 'not-found' } });
    void button.save(pena.id, 'soon' as AppointmentId);
    button.dispose();
    await held.release();
    expect(delivered.map(({ name }) => name)).toEqual(['visit-2026-11-22.ics']);
  });
});
