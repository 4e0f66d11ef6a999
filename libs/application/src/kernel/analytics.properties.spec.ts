import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { failed, languages, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import {
  analyticsNames,
  counted,
  readReportedEvent,
  signUpButtons,
  reportedEvent,
  type AnalyticsEvent,
} from './analytics.ts';
import { MemoryAnalytics } from './testing/index.ts';

const mesa = 'mesa' as PracticeId;
const anything = fc.dictionary(fc.string(), fc.anything());

describe('what analytics is told', () => {
  it('ACC-406 ACC-419 is a name, practice and language, whatever else comes with the event', () => {
    fc.assert(
      fc.property(fc.constantFrom(...analyticsNames), anything, (name, more) => {
        const told = reportedEvent({ usedBtn: 'ana@example.org', ...more, name } as AnalyticsEvent, {
          practice: mesa,
          language: 'es',
        });
        expect(
          Object.keys(told).filter((key) => !['event', 'language', 'practiceId', 'usedBtn'].includes(key)),
        ).toEqual([]);
        expect(told).toMatchObject({ event: name, language: 'es', practiceId: 'mesa' });
      }),
    );
  });

  it('ACC-207 ACC-413 names the button that led to sign-up there alone, if it is a name of a button', () => {
    const at = { practice: undefined, language: 'en' } as const;
    const told = (usedBtn: string) => reportedEvent({ name: 'Sign Up', usedBtn }, at);
    expect(told('mail_footer')).toEqual({ event: 'Sign Up', language: 'en', usedBtn: 'mail_footer' });
    expect(told('')).toEqual({ event: 'Sign Up', language: 'en' });
    for (const other of ['ana@example.org', 'Ana Núñez', 'ana-nunez', '1990-02-01', '+15550100100', 'a'.repeat(33)]) {
      expect(told(other)).toEqual({ event: 'Sign Up', language: 'en', usedBtn: 'other' });
    }
    expect(reportedEvent({ name: 'Check In', usedBtn: 'mail' } as AnalyticsEvent, at)).not.toHaveProperty('usedBtn');
  });

  it('ACC-284 ACC-301 counts a survey at its practice where nobody is signed in, and nothing else there', () => {
    const nowhere = { practice: undefined, language: 'en' } as const;
    const told = reportedEvent({ name: 'Complete Survey', practiceId: mesa }, nowhere);
    expect(told).toEqual({ event: 'Complete Survey', language: 'en', practiceId: 'mesa' });
    expect(reportedEvent({ name: 'Check In', practiceId: mesa } as AnalyticsEvent, nowhere)).not.toHaveProperty(
      'practiceId',
    );
  });

  it('ACC-419 has one name for everything that is counted', () => {
    expect([...analyticsNames].sort()).toEqual([
      'Cancel Appointment',
      'Cancel Check Out',
      'Cancel Survey',
      'Change Email',
      'Change Password',
      'Check In',
      'Complete Payment',
      'Complete Survey',
      'Failed Payment',
      'Request Appointment',
      'Sign Up',
      'Start Survey',
      'Update Documents',
      'Update Notifications',
    ]);
  });
});

describe('what is read of an event that was sent', () => {
  const practice = fc.option(fc.constantFrom(mesa), { nil: undefined });
  const button = fc.option(fc.string(), { nil: undefined });

  it('MON-034 ACC-419 is every event that the portal tells', () => {
    const events = fc.record({ name: fc.constantFrom(...analyticsNames), usedBtn: button });
    fc.assert(
      fc.property(events, practice, fc.constantFrom(...languages), (event, at, language) => {
        const told = reportedEvent(event as AnalyticsEvent, { practice: at, language });
        expect(readReportedEvent({ ...told })).toEqual(told);
      }),
    );
  });

  it('MON-034 ACC-419 has no field that could hold anything of a person', () => {
    const field = fc.oneof(fc.constantFrom(...analyticsNames, ...languages, ...signUpButtons), fc.anything());
    const sent = fc.record({ event: field, language: field, usedBtn: field }, { requiredKeys: [] });
    fc.assert(
      fc.property(sent, anything, (known, more) => {
        const read = readReportedEvent({ ...more, ...known });
        if (read === undefined) return;
        const { event, language, usedBtn = 'other', practiceId, ...rest } = read;
        expect([analyticsNames.includes(event), languages.includes(language), signUpButtons.includes(usedBtn)]).toEqual(
          [true, true, true],
        );
        expect({ practiceId, rest }).toEqual({ practiceId: undefined, rest: {} });
      }),
    );
  });

  it('MON-034 ACC-419 is nothing where there is more than an event has', () => {
    const well = { event: 'Sign Up', language: 'en', practiceId: 'mesa', usedBtn: 'get_started' };
    expect(readReportedEvent(well)).toEqual(well);
    const wrong: readonly object[] = [
      { name: 'Ana' },
      { event: 'Ana' },
      { language: 'de' },
      { practiceId: 'Ana Núñez' },
      { practiceId: 'a'.repeat(65) },
      { practiceId: 7 },
      { usedBtn: 'ana' },
      { event: 'Check In' },
    ];
    for (const change of wrong) expect(readReportedEvent({ ...well, ...change })).toBeUndefined();
  });
});

describe('a counted port', () => {
  const port = {
    change: async (word: string): Promise<Result<string, { readonly kind: 'no' }>> =>
      word === 'wrong' ? failed({ kind: 'no' }) : ok(word),
    ask: async () => ok('asked'),
    break: async () => {
      throw new Error('a bug');
    },
  };
  const make = () => {
    const analytics = new MemoryAnalytics();
    return {
      analytics,
      port: counted(port, analytics, {
        change: ({ ok: well }, word) =>
          word === 'quiet' ? undefined : { name: well ? 'Complete Payment' : 'Failed Payment' },
        break: () => ({ name: 'Check In' }),
      }),
    };
  };

  it('tells what went well, what did not, and nothing of what nobody counts', async () => {
    const { analytics, port: own } = make();
    expect(await own.change('4111')).toEqual(ok('4111'));
    expect(await own.change('wrong')).toEqual(failed({ kind: 'no' }));
    await own.change('quiet');
    expect(await own.ask()).toEqual(ok('asked'));
    await expect(own.break()).rejects.toThrow('a bug');
    expect(analytics.told).toEqual([{ name: 'Complete Payment' }, { name: 'Failed Payment' }]);
  });
});
