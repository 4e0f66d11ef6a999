import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedPractices } from '@portico/adapters-practice/embedded';
import {
  PostgresAccounts,
  PostgresActivityLog,
  PostgresCapabilities,
  PostgresDelegateInvitations,
  PostgresDelegations,
  PostgresOutbox,
  PostgresShortLinks,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { SentInvitations } from '@portico/services/delegates';
import { QueuedNotifier } from '@portico/services/notifications';
import { allPermissions, type Account, type Permission } from '@portico/domain/access';
import {
  addDays,
  atWallClock,
  type Instant,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { demoPrefix } from './demo-ids.ts';
import { demoPractices } from './practices.ts';
import { morningBefore } from './local-day.ts';

/** Who was asked to act for María and has not answered: the mail stands in the outbox. */
export const invitedDelegate = { name: 'Luis Peña', email: 'luis.pena@example.org' } as const;

/** Days from the first start until the access to the father ends. */
const fatherFor = 90;

const some = {
  father: ['appointments:act', 'payments:view', 'health:view'],
  neighbor: ['appointments:act', 'messages:view'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** Whom the delegates of the demo act for, and an invitation that waits; made once, with the first start. */
export const entrustDelegates = async (sql: Sql, today: LocalDate): Promise<void> => {
  const accounts = new PostgresAccounts(sql);
  const delegations = new PostgresDelegations(sql);
  // One after another: within a transaction there is one connection.
  const account = (name: string): Promise<Account | undefined> => accounts.byLogin(`${name}@example.org`);
  const nora = await account('nora.obrien');
  const rosa = await account('rosa.delgado');
  const walter = await account('walter.obrien');
  const maria = await account('maria.nunez');
  const [father] = walter?.charts ?? [];
  const zone = demoPractices.find(({ practice }) => practice.id === father?.practice)?.practice.timeZone;
  if (!nora || !rosa || !walter || !maria || !father || zone === undefined) return;
  if ((await delegations.ofDelegate(nora.id)).length > 0) return;
  const now = morningBefore(zone, today);
  const grant = (
    delegate: Account,
    chart: PatientRef,
    name: string,
    permissions: readonly Permission[],
    until?: Instant,
  ) =>
    delegations.grant({
      delegate: delegate.id,
      chart,
      profile: `${demoPrefix}${delegate.username}-${chart.patient}` as ProfileId,
      profileName: name,
      permissions,
      grantedAt: now,
      ...(until === undefined ? {} : { until }),
    });
  for (const { id, name } of await childrenAt(sql, father.practice, today)) {
    await grant(nora, { practice: father.practice, patient: id }, name, allPermissions);
  }
  await grant(nora, father, walter.name, some.father, atWallClock(zone, addDays(today, fatherFor), '00:00'));
  await grant(rosa, father, walter.name, some.neighbor);
  await inviteFor(sql, maria, now);
};

interface Child {
  readonly id: PatientId;
  readonly name: string;
}

/** The first two children of one family at a practice. */
const childrenAt = async (sql: Sql, practice: PracticeId, today: LocalDate): Promise<readonly Child[]> => {
  const children = await sql.rows<Child>({
    text: `select p.id, p.name from clinic.patients p
      where p.practice_id = $1 and p.birth_date > $2
        and not exists (select 1 from account_charts c where c.practice_id = p.practice_id and c.patient_id = p.id)
      order by p.id`,
    values: [practice, addDays(today, -14 * 365)],
  });
  const family = ({ name }: Child): string => name.slice(name.indexOf(' ') + 1);
  const first = children.find((child) => children.some((other) => other !== child && family(other) === family(child)));
  const siblings = first === undefined ? children : children.filter((child) => family(child) === family(first));
  return siblings.slice(0, 2);
};

/** As María does it herself. */
const inviteFor = async (sql: Sql, maria: Account, now: Instant): Promise<void> => {
  const [chart] = maria.charts;
  if (chart === undefined) return;
  const codes = new RandomCodes();
  // Paths alone: the outbox completes them by the address that it is read at.
  const linkTo = (path: string): string => path;
  const notifier = new QueuedNotifier(new PostgresOutbox(sql), new PostgresShortLinks(sql), linkTo, () => now);
  const practices = new EmbeddedPractices(sql);
  const invitations = new SentInvitations(
    new PostgresDelegateInvitations(sql),
    new PostgresCapabilities(sql),
    codes,
    practices,
    notifier,
    linkTo,
    new PostgresActivityLog(sql),
    {
      acting: {
        actor: { kind: 'patient', account: maria.id },
        subject: { account: maria.id, charts: maria.charts },
        practice: chart.practice,
      },
      language: maria.language,
      now,
    },
  );
  await invitations.send(maria, [chart], {
    ...invitedDelegate,
    practices: [chart.practice],
    permissions: ['appointments:act', 'health:view'],
  });
};
