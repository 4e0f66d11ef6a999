import { describe, expect, it } from '@jest/globals';
import {
  chartSections,
  isItemSection,
  itemSections,
  unknownChart,
  type Chart,
  type ChartSection,
  type RecordSubject,
  type VitalSign,
} from '@portico/domain/health';
import type { Email } from '@portico/domain/access';
import { languages, type ClinicalDate, type Language } from '@portico/domain/kernel';
import { PdfRecordPrinter } from './pdf-record-printer.ts';
import { readPdf } from './testing/read-pdf.ts';
import { chart, disputed, lab, manyLabs, subject } from './testing/sample-charts.ts';
import { voiceOf } from './document-language.ts';

const printer = new PdfRecordPrinter();
const recordOf = async (printed: Chart, language: Language = 'en') =>
  readPdf(await printer.record(subject, printed, language));

/** Without what stands at the edges of the pages. */
const unpaged = (text: string, language: Language): string => {
  const { words } = voiceOf(language);
  const edges = [1, 2, 3].flatMap((page) => [2, 3].map((pages) => `${words.page(page, pages)} `));
  return [`${words.recordTitle} · ${subject.name} `, ...edges].reduce((rest, edge) => rest.replaceAll(edge, ''), text);
};

describe('a printed medical record', () => {
  it('APT-276 is a PDF', async () => {
    const bytes = await printer.record(subject, chart, 'en');
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  });

  it('says whose it is, from which practice and of which day', async () => {
    const { text } = await recordOf(chart);
    expect(text).toMatch(
      /^Valley Family Medicine Medical record Patient María José Ñáñez-O’Connor Date of birth February 3, 1961 Practice Valley Family Medicine Printed on November 21, 2026 Conditions/,
    );
  });

  it('says of the person what the profile and the sources say, and nothing that nobody said', async () => {
    const person = {
      contact: { email: 'maria@example.com' as Email },
      details: {
        personal: {
          phone_number: '+16025550123',
          phone_type: 'Mobile',
          address1: '1 Main St',
          city: 'Mesa',
          state: 'AZ',
        },
        personal_details: { gender: 'Female', primary_race: 'White' },
        emergency_contact: { relationship: 'Spouse' },
      },
      sourceFacts: {
        formerNames: ['María Mora'],
        detailedRace: [{ text: 'Irish', code: '2113-9' }],
        language: ['vi'],
        relatedPeople: [
          { name: 'Lea Gil', relationship: 'Daughter' },
          { name: 'Leo', relationship: 'A friend' },
        ],
        death: [''],
      },
    };
    const of = async (language: Language) =>
      (await readPdf(await printer.record({ ...subject, person }, chart, language))).text;
    expect(await of('en')).toContain(
      'About the patient Former names María Mora Gender on file Female Race White; Irish Preferred language Vietnamese Phone (602) 555-0123 (Mobile) Email maria@example.com Address 1 Main St, Mesa, AZ Family and contacts Lea Gil (Daughter); Leo (A friend) Date of death Deceased; no date is recorded Conditions',
    );
    expect(await of('es')).toContain(
      'Género registrado Femenino Raza Blanco; Irish Idioma preferido vietnamita Teléfono (602) 555-0123 (Celular)',
    );
    const nothing = { contact: {}, details: {}, sourceFacts: {} };
    const { text } = await readPdf(await printer.record({ ...subject, person: nothing }, chart, 'en'));
    expect(text).toEqual((await recordOf(chart)).text);
  });

  it('prints what a source recommends with its dates in words, as of its day', async () => {
    const { text } = await recordOf({
      ...chart,
      immunizationRecommendations: {
        kind: 'entries',
        entries: [
          {
            id: 'r',
            name: 'Td',
            date: '2019-02-09' as ClinicalDate,
            due: '2019-04' as ClinicalDate,
            status: 'overdue',
            details: [
              { kind: 'overdue-from', text: '2019-12-28' },
              { kind: 'authority', text: 'State Registry' },
            ],
          },
        ],
      },
    });
    expect(text).toMatch(/Recommended immunizations .*Td .*February 9, 2019 .*Overdue /);
    for (const part of [
      'Overdue from: December 28, 2019',
      'Recommended by: State Registry',
      'Recommended date: April 2019',
    ])
      expect(text.replace(/\s+/g, '')).toContain(part.replace(/\s+/g, ''));
  });

  it('prints a correction that was denied with the statement of disagreement, below its section', async () => {
    const { text } = await readPdf(await printer.record(subject, chart, 'en', [disputed]));
    expect(text).toMatch(
      /December 24, 2020 Correction requested and denied: Diabetes What the patient says is wrong I never had it What it should say No diabetes Answer of the practice The laboratory confirms it Statement of disagreement The sample was not mine Allergies/,
    );
    expect((await recordOf(chart)).text).not.toContain('Correction requested');
  });

  it('prints clinical notes with what they come to, their lists and their tables', async () => {
    const entries = [
      {
        id: 'n1',
        name: 'Chest X-ray',
        kind: 'imaging',
        status: 'final',
        author: 'Dr. Who',
        conclusion: 'No disease',
        content: [
          { kind: 'heading', text: 'Findings' },
          { kind: 'list', items: ['Clear lungs'] },
          { kind: 'table', head: ['Area', 'Finding'], rows: [['Heart', 'Normal size']] },
        ],
      },
    ] as const;
    const { text } = await recordOf({ ...unknownChart, notes: { kind: 'entries', entries } });
    expect(unpaged(text, 'en')).toContain(
      'Notes and reports Chest X-ray Dr. Who Conclusion: No disease Findings • Clear lungs Area Finding Heart Normal size',
    );
  });

  it('APT-274 prints conditions, allergies, medications, immunizations, labs, vital signs, procedures, documents and care team', async () => {
    const { text } = await recordOf(chart);
    for (const row of [
      'Conditions Condition Status Began Ended Diabetes Active 2019 Bronchitis Resolved November 2020 December 24, 2020',
      'Allergies Substance Reactions Past severity; future risk Status Recorded Penicillin Hives, Fever Severe Active',
      'Medications Medication Dose How to take it Status Dates Metformin 500 mg One with meals Current From June 1, 2019',
      'Amoxicillin Past Until April 17, 2023, 10:00 (UTC−07:00)',
      'Immunizations Vaccine Code Date Status Details Influenza 140 October 3, 2024 Given Nuria Cano, RN, Lot UT-0815, Reported',
      'Td Not given Reason: Patient objection',
      'Lab results Metabolic panel April 17, 2023 · Final · Ordered by Dr. Łukasz Peña Test Result Usual range Note',
      'Glucose 107.10 mg/dL 70 – 99 mg/dL Critically high',
      'Hemoglobin A1c ≤ 5 % 5.6 % or less Normal',
      'Antibodies Non-reactive as last year Potassium Pending',
      'Vital signs Measure Value Date Status Blood pressure 120/80 mmHg March 3, 2026 Final Weight Not stated Not stated',
      'Procedures Procedure Code Date Status By Colonoscopy 73761001 February 2023 Done Dr. Peña',
      'Documents Document Date Author Type Size Referral Dr. Who text/xml 123.5 kB',
      'Care team Name Role Phone Email Location Ana Soto Nurse 602-555-0100 ana@example.com Valley Clinic',
    ]) {
      expect(text).toContain(row);
    }
  });

  it.each([
    ['en', '72 beats per minute', '16 breaths per minute'],
    ['es', '72 latidos por minuto', '16 respiraciones por minuto'],
  ] as const)('names units as people call them, as the page does (%s)', async (language, pulse, breaths) => {
    const measured = (id: string, code: string, value: string): VitalSign => ({
      id,
      name: id,
      status: 'final',
      parts: [
        { name: id, code: { code, system: 'http://loinc.org' }, value: { kind: 'quantity', value, unit: '/min' } },
      ],
    });
    const entries = [measured('Heart rate', '8867-4', '72'), measured('Respiratory rate', '9279-1', '16')];
    const { text } = await recordOf({ ...chart, vitalSigns: { kind: 'entries', entries } }, language);
    expect(text).toContain(pulse);
    expect(text).toContain(breaths);
    expect(text).not.toContain('/min');
  });

  it('says of an allergy how bad each reaction is and how dangerous a next one may be, as far as a source said it', async () => {
    const { text } = await recordOf({
      ...chart,
      allergies: {
        kind: 'entries',
        entries: [
          {
            id: '1',
            substance: 'Penicillin',
            reactions: ['Hives', 'Fever'],
            severity: 'severe',
            reactionSeverities: [{ reaction: 'Fever', severity: 'mild' }],
            criticality: 'high',
            status: 'active',
          },
        ],
      },
    });
    expect(text).toContain('Penicillin Hives, Fever (mild) Severe; a future reaction could be life-threatening Active');
    const kinds = await recordOf({
      ...chart,
      allergies: {
        kind: 'entries',
        entries: [
          { id: '1', substance: 'Egg', categories: ['food', 'biologic'], reactions: [], status: 'active' },
          { id: '2', substance: 'Penicillin', reactions: [], status: 'active' },
        ],
      },
    });
    expect(kinds.text).toContain(
      'Substance Type Reactions Past severity; future risk Status Recorded Egg food, biologic Active',
    );
  });

  it('says what a medication is taken for and who prescribed it, in a column that is there only where something is said', async () => {
    const { text } = await recordOf({
      ...chart,
      medications: {
        kind: 'entries',
        entries: [{ id: '1', name: 'Aspirin', reason: 'Angina', prescriber: 'Dr. Ng', status: 'current' }],
      },
    });
    expect(text).toContain('Dates Details Aspirin Current Taken for: Angina; Prescribed by Dr. Ng');
  });

  it('says all that was handed out of a medication, and what was not', async () => {
    const fills = [
      { date: '2026-02-04' as ClinicalDate, quantity: '30 tablets', status: 'completed' },
      { date: '2026-01-04' as ClinicalDate, status: 'cancelled' },
    ] as const;
    const { text } = await recordOf({
      ...chart,
      medications: { kind: 'entries', entries: [{ id: '1', name: 'Aspirin', status: 'current', fills }] },
    });
    expect(text).toContain('Filled: February 4, 2026, 30 tablets; Fill canceled: January 4, 2026');
  });

  it.each([
    ['en', '2 tablets Every 6 hours, at bedtime, by mouth', '30 tablets'],
    ['es', '2 tabletas Cada 6 horas, al acostarse, por la boca', '30 tabletas'],
  ] as const)(
    'says in words what is kept in signs of how a medication is taken (%s)',
    async (language, taken, filled) => {
      const fills = [{ quantity: '30 tablet', status: 'completed' }] as const;
      const aspirin = { dose: '2 tablet', instructions: '1 × / 6 h · HS · Oral', fills };
      const { text } = await recordOf(
        {
          ...chart,
          medications: { kind: 'entries', entries: [{ id: '1', name: 'Aspirin', status: 'current', ...aspirin }] },
        },
        language,
      );
      expect(text).toContain(taken);
      expect(text).toContain(filled);
    },
  );

  it('speaks Spanish', async () => {
    const { text, title, language } = await recordOf(chart, 'es');
    expect(text).toMatch(
      /^Valley Family Medicine Expediente médico Paciente .* Fecha de nacimiento 3 de febrero de 1961/,
    );
    expect(text).toContain(
      'Problema de salud Estado Inicio Fin Diabetes Actual 2019 Bronchitis Resuelto noviembre de 2020',
    );
    expect(text).toContain('Glucose 107.10 mg/dL 70 – 99 mg/dL Muy alto');
    expect(text).toContain('Página 1 de 2');
    expect({ title, language }).toEqual({ title: 'Expediente médico', language: 'es' });
  });

  it.each(languages)(
    'APT-279 has a sentence in every section that lists nothing, and never mixes them (%s)',
    async (language) => {
      const words = voiceOf(language).words;
      const all = (section: Chart['conditions']): Chart =>
        Object.fromEntries(chartSections.map((name) => [name, section])) as unknown as Chart;
      const cases = [
        [all({ kind: 'none-known' }), 'noneKnown'],
        [all({ kind: 'entries', entries: [] }), 'nothingRecorded'],
        [all({ kind: 'narrative', text: [' \u0007 '] }), 'nothingRecorded'],
      ] as const;
      const said = (kind: 'noneKnown' | 'noInformation' | 'nothingRecorded', name: ChartSection): string =>
        `${words.sections[name]} ${isItemSection(name) || name === 'notes' ? words.itemSilence[kind] : words[kind][name]}`;
      for (const [printed, kind] of cases) {
        const { text: paged } = await recordOf(printed, language);
        const text = unpaged(paged, language);
        expect(text).toContain(chartSections.map((name) => said(kind, name)).join(' '));
      }
      const { text: paged } = await recordOf(unknownChart, language);
      const text = unpaged(paged, language);
      const apart = chartSections
        .filter((name) => !isItemSection(name) && name !== 'notes')
        .map((name) => said('noInformation', name));
      // Of what is recommended and of claims nobody expects to read that nothing is known.
      const silent = itemSections.filter((name) => name !== 'immunizationRecommendations' && name !== 'bills');
      const together = [...silent, 'notes' as const].map((name) => words.sections[name]).join(', ');
      expect(text).toContain([...apart, words.itemSilence.without, together].join(' '));
    },
  );

  it('says of a claim and of what an insurer says what each is, with amounts and dates', async () => {
    const details = [
      { kind: 'paper', text: 'explanation' },
      { kind: 'visit-date', text: '2024-03-05' },
      { kind: 'billed', text: '1265.52' },
      { kind: 'insurer-paid', text: 'a lot' },
    ] as const;
    const made = '2024-03-09' as ClinicalDate;
    const { text } = await recordOf({
      ...unknownChart,
      bills: { kind: 'entries', entries: [{ id: 'b', name: 'Checkup', made, status: 'processed', details }] },
    });
    for (const part of [
      'Claims and insurance statements (not a bill)',
      'Explanation of benefits. This isn’t a bill.',
      'Date of the visit: March 5, 2024',
      'Billed to insurance: $1,265.52',
      'Insurer paid: a lot',
      'Dated: March 9, 2024',
    ])
      expect(text.replace(/\s+/g, '')).toContain(part.replace(/\s+/g, ''));
  });

  it('prints a narrative as its paragraphs', async () => {
    const { pages } = await recordOf({ ...chart, conditions: { kind: 'narrative', text: ['One.\nTwo.', 'Three.'] } });
    const [one, two, three] = ['One.', 'Two.', 'Three.'].map(
      (line) => pages[0]?.find(({ text }) => text === line)?.y ?? 0,
    );
    expect((two ?? 0) - (three ?? 0)).toBeGreaterThan((one ?? 0) - (two ?? 0));
    expect((one ?? 0) - (two ?? 0)).toBeGreaterThan(0);
  });

  it('is tagged: headings, tables with headed rows and columns, a title and a language', async () => {
    const { roles, tagged, title, language } = await recordOf(chart);
    expect({ tagged, title, language }).toEqual({ tagged: true, title: 'Medical record', language: 'en' });
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual([
      'H1',
      'H2',
      'H2',
      'H2',
      'H2',
      'H2',
      'H3',
      'H2',
      'H2',
      'H2',
      'H2',
    ]);
    // One of the ten tables goes on on the next page.
    expect(roles.filter((role) => role === 'Table')).toHaveLength(11);
    expect(roles).toEqual(expect.arrayContaining(['P', 'TR', 'TH', 'TD']));
  });

  it('names nobody in its title, where window lists and histories keep it', async () => {
    const { title } = await recordOf(chart);
    expect(title).not.toContain('María');
  });

  it.each(languages)('is the same bytes for the same input (%s)', async (language) => {
    const first = await printer.record(subject, chart, language);
    await printer.record({ ...subject, name: 'Somebody\u00a0Else' }, manyLabs(3), language);
    expect(Buffer.compare(await printer.record(subject, chart, language), first)).toBe(0);
    const undated: RecordSubject = { name: 'Ana', practiceName: 'Valley' };
    expect(await printer.record(undated, chart, language)).toEqual(await printer.record(undated, chart, language));
  });
});

describe('a long record', () => {
  it('keeps every row of 300 reports whole on a page, with the columns named and the pages numbered', async () => {
    const { pages, text } = await recordOf(manyLabs(300));
    expect(pages.length).toBeGreaterThan(30);
    pages.forEach((page, index) => {
      const lines = page.map((item) => item.text);
      expect(lines.at(-1)).toBe(`Page ${String(index + 1)} of ${String(pages.length)}`);
      expect(lines.includes('Medical record · María José Ñáñez-O’Connor')).toBe(index > 0);
      const glucose = page.filter((item) => item.text === 'Glucose').map(({ y }) => y);
      const values = page.filter((item) => item.text === '107.10 mg/dL').map(({ y }) => y);
      expect(values).toEqual(glucose);
      for (const { x, y, width } of page) {
        expect(x).toBeGreaterThanOrEqual(54);
        expect(x + width).toBeLessThanOrEqual(558.5);
        expect(y).toBeGreaterThan(30);
      }
      const named = page.filter((item) => item.text === 'Usual range').length;
      const started = lines.filter((line) => /^Report \d+\.$/.test(line)).length;
      expect(named).toBeGreaterThanOrEqual(started);
    });
    for (let number = 1; number <= 300; number += 1) expect(text).toContain(`Report ${String(number)}. April 17, 2023`);
    expect(text.split('Potassium Pending')).toHaveLength(301);
  });

  it('never leaves the name of a report alone at the foot of a page', async () => {
    const { pages } = await recordOf(manyLabs(40));
    for (const page of pages) {
      const lines = page.map((item) => item.text);
      lines.forEach((line, index) => {
        if (/^Report \d+\.$/.test(line)) expect(lines.slice(index)).toContain('Glucose');
      });
    }
  });

  it('prints a field of 100,000 characters whole, over pages', async () => {
    const long = `${'word '.repeat(10_000)}${'x'.repeat(50_000)}`;
    const { text, pages } = await recordOf({
      ...chart,
      careTeam: { kind: 'entries', entries: [{ id: '1', name: 'Ana', role: long }] },
      documents: { kind: 'narrative', text: [long] },
    });
    expect(text.split('word').length - 1).toBe(20_000);
    expect(text.split('x').length - 1).toBeGreaterThanOrEqual(100_000);
    for (const { x, width } of pages.flat()) expect(x + width).toBeLessThanOrEqual(558.5);
  });
});

describe('a printed lab report', () => {
  it('stands alone, in the language of the reader', async () => {
    const { text, title, roles } = await readPdf(await printer.lab(subject, lab, 'es'));
    expect(text).toContain('Informe de laboratorio Paciente María José');
    expect(text).toContain('Metabolic panel 17 de abril de 2023 · Final · Solicitado por: Dr. Łukasz Peña Prueba');
    expect(text).toContain('Hemoglobin A1c ≤ 5 % 5.6 % o menos Normal');
    expect(title).toBe('Informe de laboratorio');
    expect(roles.slice(0, 2)).toEqual(['Root', 'Document']);
  });

  it('says who reports it and what was examined, where a source said it', async () => {
    const { text } = await readPdf(
      await printer.lab(subject, { ...lab, performer: 'Valley Lab', specimen: 'Blood' }, 'en'),
    );
    expect(text).toContain('Ordered by Dr. Łukasz Peña · Reported by Valley Lab · Sample: Blood Test');
  });

  it('says so when it has no results, and has a name even where the report has none', async () => {
    const { text } = await readPdf(
      await printer.lab(subject, { ...lab, name: '\u0000', results: [], status: 'pending' }, 'en'),
    );
    expect(text).toContain('November 21, 2026 Lab report April 17, 2023 · Pending');
    expect(text).toContain('This report has no results.');
  });
});

describe('text that nobody checked', () => {
  it('keeps accents of every Latin language, and shows a sign the font lacks as such', async () => {
    const { text } = await recordOf({
      ...chart,
      careTeam: { kind: 'narrative', text: ['Ñandú Łódź Ğül Şahin Nguyễn Thị Ærø e\u0301te\u0301, 漢 \ud800 end'] },
    });
    expect(text).toContain('Ñandú Łódź Ğül Şahin Nguyễn Thị Ærø été, � � end');
  });
});
