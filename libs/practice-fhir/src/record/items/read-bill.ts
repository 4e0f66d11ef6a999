import type { PartialDate, RecordItem } from '@portico/practice-spi';
import { all, digits, first, text, texts, type Json } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import type { Resource } from '../find-resources.ts';
import type { ReferenceIndex } from '../reference-index.ts';
import { refuse, unreadable, type Reader, type Reading } from '../reading-problem.ts';
import { codingIn, nameBehind } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';

type Status = RecordItem<'bills'>['status'];
type Amount = Exclude<RecordItem<'bills'>['details'][number]['kind'], 'insurer-paid'>;

const statuses: Readonly<Record<string, Status>> = {
  claimed: 'submitted',
  cancelled: 'cancelled',
  queued: 'waiting',
  partial: 'partial',
  complete: 'processed',
  error: 'failed',
};

/** What a provider asks of an insurer. */
export const readClaim: Reader = (resource, referenceIndex) => {
  const status = text(resource.json, 'status');
  return readBill(resource, referenceIndex, status === 'active' ? 'claimed' : status, {
    paper: 'claim',
    billed: dollarsIn(first(resource.json, 'total')),
  });
};

/** What an insurer says of a claim, as it says it: nothing is added up. */
export const readExplanation: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const status = text(json, 'status');
  const amounts = Object.entries(categories).map(([kind, codes]) => [kind, amountOf(json, codes)] as const);
  const said = Object.fromEntries(amounts) as Readonly<Partial<Record<keyof typeof categories, string>>>;
  const paid =
    dollarsIn(first(json, 'payment.amount')) ?? amountOf(json, ['benefit']) ?? amountOf(json, ['paidtoprovider']);
  const { billed, allowed, ...parts } = said;
  return readBill(resource, referenceIndex, status === 'active' ? text(json, 'outcome') : status, {
    paper: 'explanation',
    billed,
    allowed,
    'insurer-paid': paid,
    ...parts,
    note: [text(json, 'disposition'), ...texts(json, 'processNote.text')],
  });
};

/** The codes of adjudications and totals, of HL7, of CARIN and of Medicare, by what they are told as. */
const categories = {
  billed: ['submitted', 'clm_tot_chrg_amt'],
  allowed: ['eligible'],
  'patient-part': ['memberliability'],
  deductible: ['deductible'],
  copay: ['copay'],
  coinsurance: ['coinsurance'],
  'not-covered': ['noncovered'],
  'patient-paid': ['paidbypatient'],
} as const satisfies Readonly<Partial<Record<Amount, readonly string[]>>>;

const readBill = (
  resource: Resource,
  referenceIndex: ReferenceIndex,
  status: string | undefined,
  { paper, billed, ...said }: Readonly<Record<string, string | undefined | readonly (string | undefined)[]>>,
): Reading => {
  const { json } = resource;
  if (status === 'draft')
    return refuse('not-kept', `a draft of a ${paper === 'claim' ? 'claim' : 'statement'} bills nothing`);
  if ((text(json, 'use') ?? 'claim') !== 'claim')
    return refuse('not-kept', 'what is asked of an insurer ahead bills nothing');
  const items = all(json, 'item');
  const concepts = items.flatMap((item) => first(item, 'productOrService') ?? []);
  const services = [...new Set(concepts.flatMap((concept) => conceptText(concept) ?? []))];
  const name = services[0] ?? conceptText(first(json, 'type'));
  if (name === undefined) return unreadable(`${resource.type} names neither a service nor its type`);
  return itemFrom(
    resource,
    referenceIndex,
    'bills',
    statuses,
    { patient: 'patient', status },
    {
      name,
      code: services.length === 0 ? undefined : codingIn(concepts.find((concept) => conceptText(concept) === name)),
      ...daysOf(json),
      made: dateAt(json, 'created'),
      details: {
        paper,
        biller: nameBehind(resource, referenceIndex, first(json, 'provider')),
        insurer:
          nameBehind(resource, referenceIndex, first(json, 'insurer')) ?? text(json, 'insurance.coverage.display'),
        service: services.slice(1),
        ...visitOf(resource, referenceIndex, items),
        billed,
        ...said,
      },
    },
  );
};

/** Visits by their types; the day of one alone, as nobody could tell of which of several it is. */
const visitOf = (resource: Resource, referenceIndex: ReferenceIndex, items: readonly Json[]) => {
  const visits = items
    .flatMap((item) => all(item, 'encounter'))
    .map((reference) => {
      const target = referenceIndex.follow(resource, reference);
      const visit = target?.resource?.json;
      const name = conceptText(first(visit, 'type')) ?? nameBehind(resource, referenceIndex, reference);
      return { id: target?.id, name, date: dateAt(visit, 'period.start') };
    });
  const isOne = new Set(visits.map(({ id }) => id)).size === 1;
  return { visit: visits.map(({ name }) => name), 'visit-date': isOne ? visits.map(({ date }) => date)[0] : undefined };
};

/** The days of service: of the period that is billed, else of the services. Where the two contradict each other none is told. */
const daysOf = (json: Json): { readonly date?: PartialDate | undefined; readonly ended?: PartialDate | undefined } => {
  const [date, ended] = [dateAt(json, 'billablePeriod.start'), dateAt(json, 'billablePeriod.end')];
  const served = all(json, 'item').flatMap((item) => {
    const start = dateAt(item, 'servicedDate', 'servicedPeriod.start');
    return start === undefined ? [] : [{ start, end: dateAt(item, 'servicedPeriod.end') ?? start }];
  });
  if (date === undefined && ended === undefined) {
    return {
      date: served.map(({ start }) => start).sort()[0],
      ended: served
        .map(({ end }) => end)
        .sort()
        .at(-1),
    };
  }
  const isOutside = served.some(({ start }) => dayAfter(start, ended) || dayAfter(date, start));
  return isOutside ? {} : { date, ended };
};

const oneDay = 86_400_000;

/** Whether a day is after another by more than the zones of two clocks explain; never where either is no whole day. */
const dayAfter = (one: PartialDate | undefined, other: PartialDate | undefined): boolean => {
  if (one === undefined || other === undefined || one.length < 10 || other.length < 10) return false;
  return Date.parse(one.slice(0, 10)) - Date.parse(other.slice(0, 10)) > oneDay;
};

/** The amount of one category; of two that differ neither is told. */
const amountOf = (json: Json, codes: readonly string[]): string | undefined => {
  const isOf = (each: Json): boolean =>
    texts(each, 'category.coding.code').some((code) => codes.includes(code.slice(code.lastIndexOf('/') + 1)));
  const totals = all(json, 'total').filter(isOf);
  const told = totals.length > 0 ? totals : all(json, 'adjudication').filter(isOf);
  const amounts = new Set(told.map((each) => dollarsIn(first(each, 'amount'))));
  return amounts.size === 1 ? [...amounts][0] : undefined;
};

/** US dollars to whole cents, half a cent away from nothing; an amount in another currency or none is not told. */
const dollarsIn = (money: Json | undefined): string | undefined => {
  const match = digits(money, 'value')?.match(/^(-?)(\d{1,14})(?:\.(\d+))?$/);
  if (!match || text(money, 'currency') !== 'USD') return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  const written = String(cents).padStart(3, '0');
  return `${cents === 0 ? '' : sign}${written.slice(0, -2)}.${written.slice(-2)}`;
};
