import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import { DAY, HOUR, MINUTE, plus, type AppointmentId } from '@portico/domain/kernel';
import {
  askedForDays,
  cancelSurvey,
  completeSurvey,
  startSurvey,
  thousandths,
  usualSurveyRules,
  type Survey,
  type SurveyContent,
  type SurveyStore,
  type SurveyId,
  type SurveyRules,
} from '@portico/domain/surveys';
import { sampleRules, sampleSurvey } from '@portico/domain/surveys/testing';
import { ana, ben, doctors, elsewhere, here, now, offices, otherAna, strangers, visit } from './practice-fixture.ts';

export interface SurveyStoreFixture {
  readonly system: SurveyStore;
  /** Puts these visits in place of all others; nothing was answered about any. */
  visits(visits: readonly Appointment[]): Promise<void>;
  /** What the practice `here` asks, and decided; the other practice asks nothing. */
  ask(contents: readonly SurveyContent[], rules: SurveyRules): Promise<void>;
}

const first = sampleSurvey;
const second: SurveyContent = { ...first, version: 2, title: { en: 'A newer one', es: 'Una más nueva' } };
const done = (id: string, hoursAgo: number, more: Partial<Appointment> = {}): Appointment =>
  visit(id, plus(now, -hoursAgo * HOUR), { status: 'COMPLETED', ...more });
const answers = new Map([
  ['overall', { kind: 'rating', stars: 4 }],
  ['waited', { kind: 'choice', option: 'long' }],
  ['more', { kind: 'text', text: 'Señora "Ñu" – gracias' }],
] as const);
const outcome = { averageRating: thousandths(4), satisfaction: 'not-share', feedback: 'Too long.' } as const;
const visitOf = (id: string): AppointmentId => id as AppointmentId;

/** What every `SurveyStore` owes. */
export const surveyStoreContract = (fixture: () => SurveyStoreFixture): void => {
  describe('SurveyDesk', () => {
    const asking = async (visits: readonly Appointment[], contents = [first]) => {
      const { system, visits: put, ask } = fixture();
      await put(visits);
      await ask(contents, sampleRules);
      return system;
    };
    const about = async (system: SurveyStore, id: string): Promise<Survey> => {
      const survey = await system.ofVisit(ana.patient, visitOf(id));
      if (survey === undefined) throw new Error(`Nothing is asked about ${id}.`);
      return survey;
    };

    it('ACC-286 says what the practice decided, and what is usual where it decided nothing', async () => {
      const system = await asking([]);
      expect(await system.rules(here.id)).toEqual(sampleRules);
      expect(await system.rules(elsewhere.id)).toEqual(usualSurveyRules);
    });

    it('ACC-285 asks about an own completed visit of the last weeks, the latest first', async () => {
      const late = done('late', 2);
      const early = done('early', 48);
      const others = [
        visit('ahead', plus(now, DAY)),
        visit('here-now', plus(now, -HOUR), { status: 'CHECKED-IN' }),
        done('missed', 5, { status: 'MISSED' }),
        done('running', 0),
        done('long-ago', askedForDays * 24 + 24),
        done('of-ben', 3, { patient: ben.patient }),
        done('there', 3, { patient: otherAna.patient }),
      ];
      const system = await asking([early, late, ...others]);
      const [doctor] = doctors;
      const [office] = offices;
      const open = await system.open(ana.patient, now);
      expect(open).toEqual([
        {
          ...first,
          id: open[0]?.id,
          patient: ana.patient,
          visit: {
            id: late.id,
            start: late.start,
            timeZone: office?.timeZone,
            provider: doctor?.name,
            office: office?.office,
          },
          progress: { kind: 'waiting' },
        },
        expect.objectContaining({ visit: expect.objectContaining({ id: early.id }) }),
      ]);
      expect(await system.open(ana.patient, plus(late.end, -1))).toHaveLength(1);
      for (const stranger of strangers) expect(await system.open(stranger, now)).toEqual([]);
    });

    it('asks about a visit by video where the practice does, by another survey', async () => {
      const videoSurvey: SurveyContent = { ...first, type: 'video-visit', title: { en: 'Video', es: 'Video' } };
      const visits = [done('by-video', 2, { video: true }), done('at-office', 4)];
      expect(await (await asking(visits)).open(ana.patient, now)).toHaveLength(1);
      const open = await (await asking(visits, [first, videoSurvey])).open(ana.patient, now);
      expect(open.map(({ type }) => type)).toEqual(['video-visit', 'office-visit']);
    });

    it('finds one survey by its id or its visit, for its patient alone, also while the patient is leaving', async () => {
      const leaving = visit('leaving', plus(now, -HOUR), { status: 'CHECKED-IN' });
      const system = await asking([done('over', 9_000), leaving, visit('ahead', plus(now, DAY))]);
      for (const id of ['over', 'leaving']) {
        const survey = await about(system, id);
        expect(await system.survey(ana.patient, survey.id)).toEqual(survey);
        for (const other of [ben.patient, otherAna.patient, ...strangers]) {
          expect(await system.survey(other, survey.id)).toBeUndefined();
          expect(await system.ofVisit(other, visitOf(id))).toBeUndefined();
        }
      }
      expect(await system.ofVisit(ana.patient, visitOf('ahead'))).toBeUndefined();
      expect(await system.survey(ana.patient, 'nothing' as SurveyId)).toBeUndefined();
    });

    it('ACC-300 ACC-301 keeps how far a survey came, and nothing after it was completed', async () => {
      const system = await asking([done('over', 2)]);
      const survey = await about(system, 'over');
      const started = startSurvey({ kind: 'waiting' }, answers);
      for (const progress of [started, cancelSurvey(started, now), started, completeSurvey(started, outcome, now)]) {
        expect(await system.keep(survey, progress)).toBe(true);
        expect((await about(system, 'over')).progress).toEqual(progress);
        expect(await system.open(ana.patient, now)).toHaveLength(progress.kind === 'completed' ? 0 : 1);
      }
      expect(await system.keep(survey, cancelSurvey(started, plus(now, MINUTE)))).toBe(false);
      expect((await about(system, 'over')).progress).toEqual(completeSurvey(started, outcome, now));
    });

    it('completes a survey once, however many send it at once', async () => {
      const system = await asking([done('over', 2)]);
      const survey = await about(system, 'over');
      const completed = completeSurvey(startSurvey({ kind: 'waiting' }, answers), outcome, now);
      const kept = await Promise.all(Array.from({ length: 5 }, () => system.keep(survey, completed)));
      expect(kept.filter(Boolean)).toHaveLength(1);
    });

    it('keeps nothing of a survey that is not theirs, or in a version that there never was', async () => {
      const system = await asking([done('over', 2)]);
      const survey = await about(system, 'over');
      const started = startSurvey({ kind: 'waiting' }, answers);
      for (const patient of [ben.patient, otherAna.patient]) {
        expect(await system.keep({ ...survey, patient }, started)).toBe(false);
      }
      expect(await system.keep({ ...survey, version: 7 }, started)).toBe(false);
      expect(await about(system, 'over')).toEqual(survey);
    });

    it('ACC-285 goes on in the version that was begun, asks the newest otherwise, and finds any that is named', async () => {
      const system = await asking([done('begun', 2), done('fresh', 4)], [first, second]);
      const fresh = await about(system, 'fresh');
      expect(fresh).toMatchObject(second);
      expect(await system.survey(ana.patient, fresh.id, 1)).toMatchObject(first);
      const begun = await about(system, 'begun');
      await system.keep({ ...begun, version: 1 }, startSurvey({ kind: 'waiting' }, answers));
      expect(await about(system, 'begun')).toMatchObject(first);
    });
  });
};
