import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const subject = { reference: 'Patient/p' };
const coded = (code: string) => [{ coding: [{ code: 'other' }, { code }] }];
const laboratory = coded('laboratory');

const observation = (id: string, fields: Fields = {}): Fields => ({
  ...{ resourceType: 'Observation', id, status: 'final', category: laboratory, subject },
  ...{ code: { text: `Analyte ${id}` }, valueString: 'clear' },
  ...fields,
});
const report = (fields: Fields = {}): Fields => ({
  ...{ resourceType: 'DiagnosticReport', id: 'r', status: 'final', category: coded('LAB'), subject },
  code: { text: 'Panel' },
  ...fields,
});
const to = (...ids: readonly string[]) => ids.map((id) => ({ reference: `Observation/${id}` }));

const read = (...resources: readonly Fields[]) => {
  const { records, refusals } = readRecords(fhirInput(bundleOf(...resources)));
  return { records, refusals: refusals.map(({ record, reason, detail }) => [record, reason, detail]) };
};
const labsIn = (...resources: readonly Fields[]) =>
  read(...resources).records.flatMap((each) => (each.type === 'lab' ? [each.lab] : []));
const labIn = (...resources: readonly Fields[]) => labsIn(...resources)[0];
const namesIn = (...resources: readonly Fields[]) => labIn(...resources)?.results.map(({ name }) => name);

describe('the status of a laboratory report and of a result by itself', () => {
  it.each([
    ['registered', 'pending'],
    ['partial', 'preliminary'],
    ['preliminary', 'preliminary'],
    ['final', 'final'],
    ['amended', 'corrected'],
    ['corrected', 'corrected'],
    ['appended', 'corrected'],
    ['cancelled', 'cancelled'],
    ['dreamt', 'unknown'],
  ])('%s is %s', (status, shown) => {
    expect(labIn(report({ status }))?.status).toBe(shown);
    expect(labIn(observation('1', { status }))?.status).toBe(shown);
  });
});

describe('the day of a report and of a result by itself', () => {
  const dates = {
    effectiveDateTime: '2024-05-01',
    effectivePeriod: { start: '2024-05-02', end: '2024-05-03' },
    effectiveInstant: '2024-05-04T09:00:00Z',
    issued: '2024-05-05T09:00:00Z',
  };
  const { effectiveDateTime: _day, ...rest } = dates;
  const start = { effectivePeriod: { start: '2024-05-02' } };

  it('is when it was taken, else when it was told', () => {
    for (const each of [report, (fields: Fields) => observation('1', fields)]) {
      expect(labIn(each(dates))?.date).toBe('2024-05-01');
      expect(labIn(each(rest))?.date).toBe('2024-05-03');
      expect(labIn(each({ ...rest, ...start }))?.date).toBe('2024-05-02');
      expect(labIn(each({ issued: dates.issued }))?.date).toBe('2024-05-05T09:00:00Z');
      expect(Object.keys(labIn(each({})) ?? {})).toEqual(['id', 'name', 'status', 'results']);
    }
    expect(labIn(observation('1', { ...rest, effectivePeriod: undefined }))?.date).toBe('2024-05-04T09:00:00Z');
  });
});

describe('what is a laboratory report', () => {
  it('is said by a section of HL7 among its categories, else by results that it has', () => {
    for (const category of ['LAB', 'laboratory', 'CH', 'HM', 'LP29693-6'])
      expect(labsIn(report({ category: coded(category) }))).toHaveLength(1);
    expect(namesIn(report({ category: undefined, result: to('1') }), observation('1'))).toEqual(['Analyte 1']);
    expect(labsIn(report({ category: undefined }))).toEqual([]);
    expect(labsIn(report({ category: coded('RAD'), result: to('1'), conclusion: 'x' }))).toEqual([]);
    // A category in words alone is one.
    expect(labsIn(report({ category: [{ text: 'Cardiology' }], result: to('1') }))).toEqual([]);
  });

  it('is no report of something else, whose papers stay documents, beside what it comes to', () => {
    const other = { category: coded('CUS2'), effectiveDateTime: '2024-05-01' };
    const presentedForm = [{ contentType: 'application/pdf', data: 'JVBERi0=' }];
    expect(read(report({ ...other, presentedForm })).records).toMatchObject([
      { type: 'document', document: { title: 'Panel', date: '2024-05-01' } },
    ]);
    const [note, document, ...more] = read(report({ ...other, presentedForm, conclusion: 'Sinus rhythm' })).records;
    expect(note).toMatchObject({ type: 'note', note: { name: 'Panel', conclusion: 'Sinus rhythm', content: [] } });
    expect(document).toMatchObject({ type: 'document', document: { title: 'Panel', mediaType: 'application/pdf' } });
    expect(more).toEqual([]);
    expect(document?.id).not.toBe(note?.id);
    expect(read(report({ ...other, presentedForm: [{ data: 'no base64!' }], conclusion: 'x' })).records).toEqual([]);
  });

  it('is refused with a paper that cannot be read', () => {
    const presentedForm = [{ contentType: 'application/pdf', data: 'no base64!' }];
    expect(read(report({ presentedForm })).refusals).toEqual([
      [
        'entry[1] DiagnosticReport/r',
        'unreadable',
        'DiagnosticReport has an attachment that is no base64, or is empty',
      ],
    ]);
  });
});

describe('the results of a report', () => {
  it('are those of its panels, each once', () => {
    const panel = observation('panel', { valueString: undefined, hasMember: to('1', '2') });
    expect(
      namesIn(report({ result: to('panel', '2', '3') }), panel, ...['1', '2', '3'].map((id) => observation(id))),
    ).toEqual(['Analyte 1', 'Analyte 2', 'Analyte 3']);
  });

  it('stand for themselves where one of them is not there, and none is lost', () => {
    expect(labsIn(report({ result: [...to('1'), { display: 'on paper' }] }), observation('1'))).toMatchObject([
      { name: 'Panel', results: [] },
      { name: 'Analyte 1', results: [{ name: 'Analyte 1' }] },
    ]);
  });

  it('are refused with their report where a panel lacks one of them, or one is none', () => {
    const panel = (...hasMember: readonly Fields[]) => observation('panel', { valueString: undefined, hasMember });
    const whole = report({ result: to('panel') });
    const place = 'entry[1] DiagnosticReport/r';
    const [missing] = to('none');
    expect(read(whole, panel(missing as Fields)).refusals[0]).toEqual([
      ...[place, 'unreadable'],
      'entry[2] Observation/panel: Observation refers to results that are not in this input',
    ]);
    expect(read(whole, panel({ display: 'on paper' })).refusals[0]).toEqual([
      ...[place, 'unreadable'],
      'entry[2] Observation/panel: Observation refers to results that are not in this input',
    ]);
    expect(
      read(report({ result: [{ reference: 'Patient/p' }] }), {
        resourceType: 'Patient',
        id: 'p',
        name: [{ text: 'Ana' }],
      }).refusals[0],
    ).toEqual([...[place, 'unreadable'], 'DiagnosticReport refers to results that are no Observation']);
    expect(read(report({ result: to('1') }), observation('1', { valueString: undefined })).refusals[0]).toEqual([
      ...[place, 'unreadable'],
      'entry[2] Observation/1: Observation has no value that can be read',
    ]);
  });

  it('are opened eight panels deep, and no deeper', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) =>
        observation(`${at}`, at === length - 1 ? {} : { valueString: undefined, hasMember: to(`${at + 1}`) }),
      );
    expect(namesIn(report({ result: to('0') }), ...chain(9))).toEqual(['Analyte 8']);
    expect(read(report({ result: to('0') }), ...chain(10)).refusals[0]).toEqual([
      ...['entry[1] DiagnosticReport/r', 'unreadable'],
      expect.stringMatching(
        /^entry\[2\] Observation\/0: .*entry\[10\] Observation\/8: panels within panels without end$/,
      ),
    ]);
    // A panel before its members, in whatever order they come.
    expect(labsIn(...chain(2).toReversed())).toMatchObject([{ results: [{ name: 'Analyte 1' }] }]);
  });
});

describe('what a report says beside its results', () => {
  const li = { resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }] };

  it('is who ordered it, by name or as the order shows them', () => {
    const order = (fields: Fields) => ({
      resourceType: 'ServiceRequest',
      id: 's',
      status: 'active',
      intent: 'order',
      ...fields,
    });
    const basedOn = [{ reference: 'ServiceRequest/s' }];
    const by = (requester?: Fields) => labIn(report({ basedOn }), order({ requester }), li)?.orderedBy;
    expect(by({ reference: 'Practitioner/w', display: 'Wu' })).toBe('Dr. Li');
    expect(by({ display: 'Wu' })).toBe('Wu');
    expect(by()).toBeUndefined();
    expect(labIn(report({ basedOn }))?.orderedBy).toBeUndefined();
  });

  it('is the first of those who made it that gives care', () => {
    const performer = [{ reference: 'Patient/p', display: 'Ana' }, { display: 'Valley Lab' }, { display: 'Mesa Lab' }];
    expect(labIn(report({ performer }))?.performer).toBe('Valley Lab');
    expect(labIn(observation('1', { performer }))?.performer).toBe('Valley Lab');
  });

  it('is what was examined, in its words once, of the report and of its results', () => {
    const specimen = (id: string, type?: string) => ({
      resourceType: 'Specimen',
      id,
      ...(type && { type: { text: type } }),
    });
    const at = (id: string, display?: string) => ({ reference: `Specimen/${id}`, display });
    const whole = report({ specimen: [at('b'), at('u')], result: to('1', '2', '3') });
    const results = [
      observation('1', { specimen: at('b', 'A tube') }),
      observation('2', { specimen: at('none', 'Saliva') }),
      observation('3', { specimen: at('x') }),
    ];
    const types = [specimen('b', 'Blood'), specimen('u', 'Urine'), specimen('x')];
    expect(labIn(whole, ...results, ...types)?.specimen).toBe('Blood; Urine; Saliva');
    expect(labIn(report({ specimen: [{ identifier: { value: '1' } }] }))?.specimen).toBeUndefined();
  });

  it('is its conclusion, by its interpreter where there is one alone', () => {
    const conclusion = ' All well ';
    const interpreter = { reference: 'Practitioner/w' };
    expect(labIn(report({ conclusion, resultsInterpreter: [interpreter] }), li)?.comments).toEqual([
      { text: 'All well', author: 'Dr. Li' },
    ]);
    const two = labIn(report({ conclusion, resultsInterpreter: [interpreter, { display: 'Dr. Ng' }] }), li)?.comments;
    expect(two).toEqual([{ text: 'All well' }]);
    expect(Object.keys(two?.[0] ?? {})).toEqual(['text']);
    expect(labIn(report({ resultsInterpreter: [interpreter] }), li)).not.toHaveProperty('comments');
  });

  it('is what those who give care note at it and at its results, each once', () => {
    const note = [
      { text: 'Hemolyzed', authorString: 'Lab' },
      { text: 'I had eaten', authorReference: { reference: 'Patient/p', display: 'Ana' } },
      { text: 'Seen', authorReference: { reference: 'Practitioner/w' } },
      { authorString: 'Nobody' },
      { text: ' ' },
    ];
    const result = observation('1', { note: [{ text: 'Hemolyzed', authorString: 'Lab' }, { text: 'Hemolyzed' }] });
    expect(labIn(report({ note, result: to('1') }), result, li)?.comments).toEqual([
      { text: 'Hemolyzed', author: 'Lab' },
      { text: 'Seen', author: 'Dr. Li' },
      { text: 'Hemolyzed' },
    ]);
    expect(labIn(result)?.comments).toEqual([{ text: 'Hemolyzed', author: 'Lab' }, { text: 'Hemolyzed' }]);
  });
});

describe('a report in words', () => {
  const imaging = (fields: Fields) => report({ category: coded('RAD'), conclusion: 'No fracture', ...fields });
  const noteIn = (fields: Fields, ...others: readonly Fields[]) => {
    const [record] = read(imaging(fields), ...others).records;
    return record?.type === 'note' ? record.note : undefined;
  };

  it.each([
    ['final', 'final'],
    ['partial', 'preliminary'],
    ['preliminary', 'preliminary'],
    ['amended', 'corrected'],
    ['corrected', 'corrected'],
    ['appended', 'corrected'],
    ['registered', 'unknown'],
    [undefined, 'unknown'],
  ])('that is %s is %s', (status, shown) => {
    expect(noteIn({ status })?.status).toBe(shown);
  });

  it('has its day, code and visit, and who interpreted it before who made it', () => {
    const code = { coding: [{ system: 'http://loinc.org', code: '36643-5' }], text: 'Chest X-ray' };
    const said = { code, effectiveDateTime: '2024-05-01', encounter: { reference: 'Encounter/e' } };
    const [patient, li, ng] = [{ ...subject, display: 'Ana' }, { display: 'Dr. Li' }, { display: 'Dr. Ng' }];
    expect(noteIn({ ...said, resultsInterpreter: [patient, li], performer: [ng] })).toMatchObject({
      ...{ name: 'Chest X-ray', date: '2024-05-01', author: 'Dr. Li', conclusion: 'No fracture' },
      ...{ code: { code: '36643-5' }, visit: expect.any(String) },
    });
    expect(noteIn({ performer: [ng] })?.author).toBe('Dr. Ng');
    expect(Object.keys(noteIn({}) ?? {})).toEqual(['id', 'name', 'kind', 'status', 'content', 'conclusion']);
  });
});

describe('an observation of no laboratory', () => {
  it('is a vital sign where it is said to be one, also of a laboratory', () => {
    const both = [...laboratory, ...coded('vital-signs')];
    expect(read(observation('1', { category: both })).records.map(({ type }) => type)).toEqual(['vital-sign']);
    expect(read(observation('1', { category: [...laboratory, ...coded('exam')] })).records[0]?.type).toBe('lab');
  });
});
