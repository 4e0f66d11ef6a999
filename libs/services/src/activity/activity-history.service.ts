import { can, type Accounts } from '@portico/domain/access';
import {
  appIn,
  doerOf,
  guests,
  nobody,
  operators,
  portal,
  type ActivityLog,
  type ActivityMark,
  type ActivitySubject,
  type Doer,
  type MarkedActivity,
} from '@portico/domain/activity';
import { failed, instant, ok, type AccountId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { allowedCharts, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import { log } from './record-activity.ts';
import {
  activityPageSize,
  type ActivityHistory,
  type ActivityLine,
  type ActivityPage,
  type ActivityPerson,
  type WantedActivity,
} from '@portico/application/activity';

export class ActivityHistoryService implements ActivityHistory {
  readonly #activityLog: ActivityLog;
  readonly #accounts: Accounts;
  readonly #practices: PracticeDirectory;
  readonly #call: ServiceCall;

  constructor(activityLog: ActivityLog, accounts: Accounts, practices: PracticeDirectory, call: ServiceCall) {
    this.#activityLog = activityLog;
    this.#accounts = accounts;
    this.#practices = practices;
    this.#call = call;
  }

  async page({ page, by }: WantedActivity): ServiceResult<ActivityPage> {
    const { acting } = this.#call;
    const { account } = acting.subject;
    // A delegate has no access to the represented person's account activity.
    if (account === undefined || !can(acting, 'activity:view', { kind: 'account', account })) {
      return failed({ kind: 'not-found' });
    }
    const before = page === undefined ? undefined : markOf(page);
    if (page !== undefined && before === undefined) return failed({ kind: 'bad-input' });

    const charts = allowedCharts(this.#call, 'activity:view');
    const about: readonly ActivitySubject[] = [
      { id: account },
      ...charts.map(({ practice, patient }) => ({ practice, id: patient })),
    ];
    const [found, everybody, practices] = await Promise.all([
      this.#activityLog.listed({
        about,
        // One more than shown, to know whether there is a further page.
        limit: activityPageSize + 1,
        ...(by === undefined ? {} : { by }),
        ...(before === undefined ? {} : { before }),
      }),
      page === undefined && by === undefined ? this.#activityLog.doers(about) : [],
      this.#practices.practices(charts.map(({ practice }) => practice)),
    ]);
    await log(this.#activityLog, this.#call, 'viewed-activity');
    const shown = found.slice(0, activityPageSize);
    const people = await this.#people(account, [...shown.map(({ activity }) => doerOf(activity)), ...everybody]);
    const nameOf = new Map(practices.map(({ id, name }) => [id as string, name]));
    const last = found.length > shown.length ? shown.at(-1) : undefined;
    return ok({
      lines: shown.map((line) => lineOf(line, people, nameOf.get(line.activity.practice ?? ''))),
      people: everybody.length === 0 ? [] : listed(everybody.flatMap((doer) => people.get(doer) ?? [])),
      ...(last === undefined ? {} : { older: textOf(last.mark) }),
    });
  }

  async #people(own: AccountId, doers: readonly Doer[]): Promise<ReadonlyMap<Doer, ActivityPerson>> {
    const people = [...new Set(doers)].map(async (id): Promise<readonly [Doer, ActivityPerson]> => {
      if (id === own) return [id, { id, kind: 'self', name: '' }];
      const unnamed = withoutAccount.find((kind) => kind === id);
      if (unnamed !== undefined) return [id, { id, kind: unnamed, name: '' }];
      return [id, { id, kind: 'other', name: (await this.#accounts.byId(id as AccountId))?.name ?? '' }];
    });
    return new Map(await Promise.all(people));
  }
}

const withoutAccount = [guests, operators, portal, nobody] as const;

const lineOf = (
  { activity, mark }: MarkedActivity,
  people: ReadonlyMap<Doer, ActivityPerson>,
  practiceName: string | undefined,
): ActivityLine => {
  const by = doerOf(activity);
  const app = appIn(activity);
  return {
    id: textOf(mark),
    at: activity.at,
    action: activity.action,
    by: people.get(by) ?? { id: by, kind: 'other', name: '' },
    ...(practiceName === undefined ? {} : { practiceName }),
    ...(app === undefined ? {} : { app }),
  };
};

const order: readonly ActivityPerson['kind'][] = ['self', 'other', 'guest', 'operator', 'portal', 'nobody'];
const listed = (people: readonly ActivityPerson[]): readonly ActivityPerson[] =>
  [...people].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );

const textOf = ({ at, seq }: ActivityMark): string => `${at}-${seq}`;

const markOf = (text: string): ActivityMark | undefined => {
  const [, at, seq] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return at === undefined ? undefined : { at: instant(Number(at)), seq: Number(seq) };
};
