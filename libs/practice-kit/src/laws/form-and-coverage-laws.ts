import type { AskedForm, Coverage, FilledForm, NewCoverage } from '@portico/practice-spi';
import type { Fixture } from '../fixture/law-fixture.ts';
import { declared, ensure, facetOf, notChecked, observed, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

const isUnique = (things: readonly { readonly id: string }[]): boolean =>
  new Set(things.map(({ id }) => id)).size === things.length;

const askedLaw = async ({ connection, mine, call }: Fixture): Promise<void> => {
  const asked = await valueOf(facetOf(connection, 'forms').asked(mine.id, call), 'forms.asked');
  ensure(isUnique(asked), 'forms.asked lists a form twice');
  for (const { questions = [] } of asked) {
    ensure(isUnique(questions), 'forms.asked has a form with one question twice');
    const unanswerable = questions.filter(
      ({ kind, choices = [] }) => (kind === 'one-of' || kind === 'some-of') && choices.length === 0,
    );
    ensure(unanswerable.length === 0, 'forms.asked has a question without choices');
  }
};

const filled = ({ mine, clock }: Fixture, { id, version, questions = [] }: AskedForm): FilledForm => ({
  patient: mine.id,
  form: id,
  version,
  signedAt: new Date(clock.now()).toISOString(),
  answers: questions.map((question) => ({
    question: question.id,
    values: [question.choices?.[0]?.value ?? (question.kind === 'date' ? '2026-01-02' : 'yes')],
  })),
});

const handLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, call } = fixture;
  const forms = facetOf(connection, 'forms');
  const form = (await valueOf(forms.asked(mine.id, call), 'forms.asked'))[0] ?? notChecked('no form is asked for');
  const response = filled(fixture, form);
  for (const key of ['form-1', 'form-1']) await valueOf(forms.hand(response, key, call), 'forms.hand');
  const unknown = forms.hand({ ...response, form: 'no-such-form' }, 'form-2', call);
  await problemOf(unknown, 'forms.hand', 'gone', 'refused', 'conflict');
  const handed = observed((await fixture.observe()).handed, 'forms');
  const found = handed.filter((each) => each.patient === mine.id && each.form === form.id).length;
  ensure(found === 1, `the practice finds the form ${found} times`);
};

/** What was asked to be kept, without what the system adds. */
const keptFields = ({ payer, memberNumber, rank }: NewCoverage) => JSON.stringify({ payer, memberNumber, rank });

const wanted: readonly NewCoverage[] = [
  { payer: 'Aetna', memberNumber: 'W123456789', rank: 'primary' },
  { payer: 'Humana', memberNumber: 'H987654321', rank: 'secondary' },
];

const coverageReadLaw = async ({ connection, mine, call }: Fixture): Promise<void> => {
  const listed = await valueOf(facetOf(connection, 'coverage').read(mine.id, call), 'coverage.read');
  ensure(isUnique(listed), 'coverage.read lists an insurance twice');
  const isSpan = ({ starts, ends }: Coverage) => starts === undefined || ends === undefined || starts <= ends;
  ensure(listed.every(isSpan), 'coverage.read has an insurance that ends before it starts');
};

const keepLaw = async ({ connection, mine, theirs, call }: Fixture): Promise<void> => {
  const coverage = facetOf(connection, 'coverage');
  const keep = declared(coverage.keep, 'coverage.keep');
  const read = (id: string) => valueOf(coverage.read(id, call), 'coverage.read');
  const [before, others] = [await read(mine.id), await read(theirs.id)];
  await valueOf(keep.call(coverage, mine.id, wanted, before[0]?.version, call), 'coverage.keep');
  const kept = (await read(mine.id)).map(keptFields).toSorted();
  ensure(
    JSON.stringify(kept) === JSON.stringify(wanted.map(keptFields).toSorted()),
    'coverage.read lists another list',
  );
  const untouched = JSON.stringify(await read(theirs.id)) === JSON.stringify(others);
  ensure(untouched, 'coverage.keep changes the insurance of another patient');
  if (before[0]?.version === undefined) return;
  await problemOf(keep.call(coverage, mine.id, [], before[0].version, call), 'coverage.keep', 'conflict');
};

export const formAndCoverageLaws: readonly Law[] = [
  law({
    id: 'forms.asked',
    level: 1,
    facet: 'forms',
    says: 'Forms are listed once each, and each of their questions can be answered',
    check: askedLaw,
  }),
  law({
    id: 'forms.hand-once',
    level: 2,
    facet: 'forms',
    says: 'The same key hands a form over once; a form that nobody knows is not taken',
    check: handLaw,
  }),
  law({
    id: 'coverage.read',
    level: 1,
    facet: 'coverage',
    says: 'Insurances are listed once each, with spans that are none backward',
    check: coverageReadLaw,
  }),
  law({
    id: 'coverage.keep',
    level: 2,
    facet: 'coverage',
    says: 'A list of insurances that is kept is read back, for its patient only; one by a stale version is a conflict',
    check: keepLaw,
  }),
];
