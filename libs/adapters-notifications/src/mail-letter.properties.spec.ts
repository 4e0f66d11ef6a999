import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, languages, type Cents, type LocalDate, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import {
  linkIn,
  receiptEvents,
  visitEvents,
  type Notification,
  type NotificationKind,
} from '@portico/domain/notifications';
import { notifications } from '@portico/domain/notifications/testing';
import { letterOf, textMessageOf } from './mail-letter.ts';

const origin = 'https://portal.example.org';
const short = `${origin}/surl/n/AbCdEfGhIjKlMnOpQrStUv`;
const speaking = fc.constantFrom(...languages);

/** One of each kind, with what a practice would put in. */
const samples: { readonly [Kind in NotificationKind]: Extract<Notification, { readonly kind: Kind }> } = {
  'one-time-code': { kind: 'one-time-code', code: '04711', minutes: 5 },
  'reset-password': { kind: 'reset-password', link: short, minutes: 60 },
  'password-changed': { kind: 'password-changed' },
  'email-changed': { kind: 'email-changed' },
  'account-changed': { kind: 'account-changed', news: 'disabled' },
  'confirm-email': { kind: 'confirm-email', link: short, hours: 24 },
  'already-registered': { kind: 'already-registered', link: short },
  invitation: { kind: 'invitation', practice: 'Riverwalk Family Medicine', link: short, days: 30 },
  'delegate-invitation': { kind: 'delegate-invitation', from: 'María José Núñez Peña', link: short, days: 7 },
  'app-connected': {
    kind: 'app-connected',
    app: 'Health Diary',
    practice: 'Riverwalk Family Medicine',
    link: 'https://portal.example/profile_settings/apps',
  },
  'amendment-answered': { kind: 'amendment-answered', practice: 'Riverwalk Family Medicine', link: short },
  'new-message': { kind: 'new-message', helps: true, practice: 'Riverwalk Family Medicine', link: short },
  'new-results': {
    kind: 'new-results',
    commented: true,
    helps: true,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'office-digest': {
    kind: 'office-digest',
    practice: 'Riverwalk Family Medicine',
    id: 'riverwalk' as PracticeId,
    waiting: [
      { kind: 'message', count: 3 },
      { kind: 'refill', count: 1 },
      { kind: 'amendment', count: 2, days: 12, answerBy: '2027-01-08' as LocalDate },
      { kind: 'payment-by-hand', count: 1, days: 0 },
    ],
  },
  'refill-answered': { kind: 'refill-answered', practice: 'Riverwalk Family Medicine', link: short },
  'records-sent': { kind: 'records-sent', practice: 'Riverwalk Family Medicine', address: 'dr.peña@example.org' },
  'delegate-accepted': { kind: 'delegate-accepted', delegate: 'María José Núñez Peña' },
  'delegation-ended': { kind: 'delegation-ended', from: 'María José Núñez Peña' },
  'guest-link': { kind: 'guest-link', opens: 'reschedule', practice: 'Riverwalk Family Medicine', link: short },
  'plan-agreed': {
    kind: 'plan-agreed',
    change: 'changed',
    total: 123_450 as Cents,
    count: 12,
    first: '2026-12-25' as LocalDate,
    last4: '4242',
    terms: 'I authorize the practice to charge my card on each due day.',
    version: 3,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'card-expiring': {
    kind: 'card-expiring',
    last4: '4242',
    month: 1,
    year: 2027,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'card-agreed': {
    kind: 'card-agreed',
    last4: '4242',
    terms: 'I authorize the practice to keep this card on file.',
    version: 3,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'payment-receipt': {
    kind: 'payment-receipt',
    event: 'paid',
    amount: 123_450 as Cents,
    last4: '4242',
    left: { balance: 123_450 as Cents, copay: 123_450 as Cents, plan: 123_450 as Cents },
    reference: 'ABC123DEF456',
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'payment-settled': { kind: 'payment-settled', outcome: 'not', practice: 'Riverwalk Family Medicine', link: short },
  'payment-due': {
    kind: 'payment-due',
    amount: 123_450 as Cents,
    day: '2026-12-25' as LocalDate,
    last4: '4242',
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'installment-paid': {
    kind: 'installment-paid',
    amount: 123_450 as Cents,
    last4: '4242',
    left: 123_450 as Cents,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'installment-declined': {
    kind: 'installment-declined',
    amount: 123_450 as Cents,
    retry: '2026-12-25' as LocalDate,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'installment-by-hand': {
    kind: 'installment-by-hand',
    amount: 123_450 as Cents,
    practice: 'Riverwalk Family Medicine',
    link: short,
  },
  'visit-news': {
    kind: 'visit-news',
    event: 'booked',
    practice: 'Riverwalk Family Medicine',
    // The longest day there is to write.
    start: instant(Date.UTC(2026, 8, 23, 19, 45)),
    timeZone: 'America/New_York' as TimeZone,
    link: short,
  },
  'visit-reminder': {
    kind: 'visit-reminder',
    practice: 'Riverwalk Family Medicine',
    start: instant(1_795_287_600_000),
    timeZone: 'America/New_York' as TimeZone,
    link: short,
  },
  'earlier-time': { kind: 'earlier-time', practice: 'Riverwalk Family Medicine', minutes: 120, link: short },
  'new-device': { kind: 'new-device' },
  'second-factors-changed': { kind: 'second-factors-changed' },
};
const everyKind = [
  ...Object.values(samples),
  ...receiptEvents.map((event) => ({ ...samples['payment-receipt'], event })),
  ...visitEvents.map((event) => ({ ...samples['visit-news'], event })),
].flatMap((notification) => languages.map((language) => [notification, language] as const));

describe('a mail', () => {
  it.each([
    [120, '2 hours', '2 horas'],
    [119, '2 hours', '2 horas'],
    [58, '1 hour', '1 hora'],
    [90, '90 minutes', '90 minutos'],
    [3, '3 minutes', '3 minutos'],
  ])('says %s minutes for which a time is kept as people say it', (minutes, en, es) => {
    const told = (language: 'en' | 'es') => letterOf({ ...samples['earlier-time'], minutes }, language, origin).text;
    expect(told('en')).toMatch(new RegExp(`\\b${en}\\b`));
    expect(told('es')).toMatch(new RegExp(`\\b${es}\\b`));
  });

  it('is one line of subject and a body without control characters, whatever a name holds', () => {
    fc.assert(
      fc.property(notifications, speaking, (notification, language) => {
        const { subject, text } = letterOf(notification, language, origin);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(subject.length).toBeGreaterThan(0);
      }),
    );
  });

  it('is HTML that holds nothing but ours: no tag, entity or address comes from a name', () => {
    const hostile = '<img src=x onerror=alert(1)>"&amp; www.evil.example http://evil.example a@b.example';
    const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/href="[^"]*"/, 'href'));
    for (const language of languages) {
      const nice = letterOf({ ...samples['delegate-invitation'], from: 'Ana' }, language, origin);
      const bad = letterOf({ ...samples['delegate-invitation'], from: hostile }, language, origin);
      expect(tagsOf(bad.html)).toEqual(tagsOf(nice.html));
      expect(`${bad.text} ${bad.subject}`).not.toMatch(/evil\.example|:\/\/evil|@b|www\.evil/);
    }
  });

  it('makes no address of a name that looks like one', () => {
    const { subject, text } = letterOf({ ...samples['delegate-invitation'], from: 'Ana evil.example' }, 'en', origin);
    expect(subject).toContain('Ana evil. example');
    expect(text).not.toContain('evil.example');
  });

  it.each(everyKind)('says the same in plain text and in HTML: %j in %s', (notification, language) => {
    const { subject, text, html } = letterOf(notification, language, origin);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    const read = html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    for (const line of text.split('\n').filter((one) => one !== '')) expect(read).toContain(line.replace(/:$/, ''));
    expect(read).toContain(subject);
  });

  it('tells when a visit is on the clock of its office, with the zone', () => {
    const notification = samples['visit-news'];
    expect(letterOf(notification, 'en', origin).text).toContain('Wednesday, September 23 at 3:45 PM EDT');
    expect(letterOf(notification, 'es', origin).text).toContain('el miércoles, 23 de septiembre a las 3:45 p.m. EDT');
    const winter = { ...notification, start: instant(Date.UTC(2026, 11, 1, 19, 45)) };
    expect(letterOf(winter, 'en', origin).text).toContain('Tuesday, December 1 at 2:45 PM EST');
  });

  it('is signed by the practice that it is of, and then names the software nowhere', () => {
    for (const [notification, language] of everyKind) {
      const { text } = letterOf(notification, language, origin);
      const practice = 'practice' in notification ? notification.practice : undefined;
      const own = language === 'en' ? 'Portico, your patient portal' : 'Portico, su portal del paciente';
      expect(text.trimEnd().split('\n').at(-1)).toBe(practice ?? own);
      if (practice !== undefined && notification.kind !== 'office-digest') expect(text).not.toContain('Portico');
    }
  });

  it('names the practice of who asks for help, where it is known', () => {
    const asked = { ...samples['delegate-invitation'], practice: 'Riverwalk Family Medicine' };
    expect(letterOf(asked, 'es', origin).text).toContain('en el portal del paciente de Riverwalk Family Medicine');
    expect(letterOf(samples['delegate-invitation'], 'es', origin).text).toContain(
      'le ayude en el portal del paciente.',
    );
  });

  it('says of a changed request that it takes the place of the one before, which a first one does not', () => {
    const asked = { ...samples['visit-news'], event: 'requested' as const };
    const [first, changed] = [letterOf(asked, 'en', origin), letterOf({ ...asked, replaces: true }, 'en', origin)];
    expect(changed.text).toContain('takes the place of the one sent before.');
    expect(first.text).not.toContain('takes the place');
    expect(changed.subject).not.toBe(first.subject);
  });

  it('never says of a request that it is booked', () => {
    const news = (event: 'requested' | 'withdrawn', language: 'en' | 'es') =>
      letterOf({ ...samples['visit-news'], event }, language, origin).text;
    expect(news('requested', 'en')).toContain('This time isn’t booked yet.');
    expect(news('requested', 'es')).toContain('Este horario aún no está reservado.');
    expect(news('withdrawn', 'en')).not.toContain('booked');
  });

  it('names the day and the provider of whatever became of a visit or request, and no day of a request for no certain time', () => {
    for (const event of visitEvents) {
      const news = { ...samples['visit-news'], event, provider: 'Dr. Ng' };
      const { text } = letterOf(news, 'en', origin);
      expect(text).toContain('Wednesday, September 23 at 3:45 PM EDT');
      expect(text).toContain('Provider: Dr. Ng');
      expect(letterOf(news, 'es', origin).text).toContain('Profesional médico: Dr. Ng');
    }
    const open = { ...samples['visit-news'], event: 'withdrawn' as const, timeOpen: true as const };
    expect(letterOf(open, 'en', origin).text).not.toContain('September');
  });

  it('says of a request which time was asked for, and of one for no certain time none', () => {
    const asked = { ...samples['visit-news'], event: 'requested' as const };
    const open = { ...asked, timeOpen: true as const };
    expect(letterOf(asked, 'en', origin).text).toContain('on Wednesday, September 23 at 3:45 PM EDT.');
    expect(letterOf(asked, 'es', origin).text).toContain('para el miércoles, 23 de septiembre a las 3:45 p.m. EDT.');
    expect(letterOf(open, 'en', origin).text).not.toContain('September');
    expect(letterOf(open, 'es', origin).text).not.toContain('septiembre');
  });

  it.each([
    [
      { week: 'Next week', days: ['Wednesday'], times: ['Late Morning'] },
      'Wednesday, December 2; 10 AM to noon',
      'miércoles, 2 de diciembre; de 10 a.m. al mediodía',
    ],
    [
      { week: 'Next week', days: ['Any'], times: ['Any'] },
      'Monday, November 30 to Friday, December 4',
      'del lunes, 30 de noviembre al viernes, 4 de diciembre',
    ],
    [
      { week: 'Any', days: ['Tuesday', 'Friday'], times: ['Late Evening'] },
      'Tuesday or Friday; after 3 PM',
      'martes o viernes; después de las 3 p.m.',
    ],
    [{ week: 'Any', days: ['Any'], times: ['Any'] }, undefined, undefined],
  ] as const)('ACC-331 says of a request which days and times of day were asked for: %j', (preference, en, es) => {
    const start = instant(Date.UTC(2026, 10, 30, 5));
    const asked = { preference, end: instant(Date.UTC(2026, 11, 7, 5)) };
    const news = { ...samples['visit-news'], event: 'requested' as const, timeOpen: true as const, start, asked };
    const [english, spanish] = [letterOf(news, 'en', origin).text, letterOf(news, 'es', origin).text];
    if (en === undefined) {
      expect(english).not.toContain('You asked for');
      expect(spanish).not.toContain('Usted pidió');
      return;
    }
    expect(english).toContain(`You asked for: ${en}.`);
    expect(spanish).toContain(`Usted pidió: ${es}`);
  });

  it('says of a video visit that nobody comes to an office, while it takes place', () => {
    for (const kind of ['visit-news', 'visit-reminder'] as const) {
      const [far, near] = [{ ...samples[kind], video: true as const }, samples[kind]];
      expect(letterOf(far, 'en', origin).text).toContain(
        'It’s a video visit: you join it online and don’t go to the office.',
      );
      expect(letterOf(far, 'es', origin).text).toContain('Es una consulta por video');
      expect(letterOf(near, 'en', origin).text).not.toContain('video');
    }
    const canceled = { ...samples['visit-news'], event: 'cancelled' as const, video: true as const };
    expect(letterOf(canceled, 'en', origin).text).not.toContain('video');
  });

  it('ASVS-1.1 makes an address at the origin of a link that is a path, and keeps a whole one', () => {
    const at = (link: string) => letterOf({ kind: 'already-registered', link }, 'en', origin);
    expect(at('/?a=1&b=2').text).toContain('https://portal.example.org/?a=1&b=2');
    expect(at('/?a=1&b=2').html).toContain('href="https://portal.example.org/?a=1&amp;b=2"');
    expect(at('https://elsewhere.example/x').text).toContain('https://elsewhere.example/x');
  });

  it('shows a code in the body only, where no lock screen reads it out', () => {
    const { subject, text, html } = letterOf(samples['one-time-code'], 'en', origin);
    expect(subject).not.toContain('04711');
    expect(text).toContain('04711');
    expect(html).toContain('04711');
  });
});

describe('a text message', () => {
  it.each(everyKind)('is one message of at most 160 characters: %j in %s', (notification, language) => {
    expect([...textMessageOf(notification, language, origin)].length).toBeLessThanOrEqual(160);
  });

  it('stays one message where a name is long', () => {
    const practice = 'Centro de Salud Familiar y Comunitaria de San Antonio del Río Grande';
    const text = textMessageOf({ ...samples.invitation, practice }, 'es', origin);
    expect([...text].length).toBeLessThanOrEqual(160);
    expect(text).toContain('Centro de Salud Familiar y Comunitaria…');
  });

  it('is one line, and ends no link in another word', () => {
    fc.assert(
      fc.property(notifications, speaking, (notification, language) => {
        const text = textMessageOf(notification, language, origin);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        const link = linkIn(notification);
        if (link !== undefined) expect(text.split(' ')).toContain(new URL(link).href);
        expect(text).not.toContain('undefined');
      }),
    );
  });
});

describe('every text', () => {
  it.each(Object.values(samples))('is another one in Spanish: %j', (notification) => {
    const [english, spanish] = [letterOf(notification, 'en', origin), letterOf(notification, 'es', origin)];
    expect(spanish.subject).not.toBe(english.subject);
    expect(spanish.text).not.toContain('Hello');
    expect(textMessageOf(notification, 'es', origin)).not.toBe(textMessageOf(notification, 'en', origin));
  });
});

describe('the digest for an office', () => {
  it('leaves out what a later release counts, beside one that knows no words for it', () => {
    const { waiting } = samples['office-digest'];
    const later = [...waiting, { kind: 'of-a-later-release', count: 40 }] as unknown as typeof waiting;
    for (const language of languages) {
      const [usual, told] = [samples['office-digest'], { ...samples['office-digest'], waiting: later }].map(
        (digest) => ({
          letter: letterOf(digest, language, origin),
          text: textMessageOf(digest, language, origin),
        }),
      );
      expect(told).toEqual(usual);
    }
  });
});
