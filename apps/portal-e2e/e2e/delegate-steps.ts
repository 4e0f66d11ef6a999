import { PostgresDelegations } from '@portico/adapters-storage';
import { allPermissions, type Permission } from '@portico/domain/access';
import type { AccountId, LocalDate, PatientRef, ProfileId } from '@portico/domain/kernel';
import { pathIn } from '../src/browser/link-identity-check.ts';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { newcomer } from '../src/browser/new-test-account.ts';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { type editions, seen, browserHarness, visiting } from './fixture.ts';

export const words = {
  en: {
    name: 'Name',
    email: 'Email',
    language: 'Their language',
    some: 'Choose what they can see and do',
    seeHealth: 'See: Health records',
    summary: 'Dana Fox will be able to see, but not change: Health records.',
    send: 'Send invitation',
    sent: 'We sent an invitation to Dana Fox. To accept it, Dana Fox has to enter your date of birth, so tell them. We’ll email you when they accept.',
    waits: 'Pending invitations',
    wrong: 'This isn’t the date of birth that the practice has on file.',
    password: 'Password',
    created: 'Your account is ready and the invitation is accepted.',
    choose: 'Whose records would you like to see?',
    acting: (name: string) => new RegExp(`^For ${name}$`),
    appointments: 'Visits',
    health: 'Health',
    revoke: /^Remove access of Dana Fox at/,
    revokeNow: 'Remove access',
    ended: 'You can no longer act for Sam O.',
    nobody: 'No one has given you access',
    own: 'My own records',
    back: 'My own records',
    backAgain: 'You’re back in your own records.',
    read: 'Don’t show again',
    support: 'Technical Support',
    change: "Change permissions of Nora O'Brien at Saguaro Family Medicine",
    everything: 'Everything',
    save: 'Save permissions',
    saved: "The permissions of Nora O'Brien were saved.",
    mergeOf: 'Merge Walter Brown with the chosen profile',
    same: 'Same person as',
    merge: 'Merge profiles',
    merged: 'The profiles were merged.',
    stop: /^Stop helping .* at Riverwalk/,
    yesStop: 'Stop helping',
    nextVisit: /^(Next visit: .+, |Today at .+: ).+/,
    oneForm: /^1 form to fill out/,
    unread: /unread/,
    menu: 'Menu',
    allPeople: 'Switch person',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    language: 'Idioma de la persona',
    some: 'Elegir lo que puede ver y hacer',
    seeHealth: 'Ver: Expediente médico',
    summary: 'Dana Fox podrá ver, pero no cambiar: Expediente médico.',
    send: 'Enviar invitación',
    sent: 'Enviamos una invitación a Dana Fox. Para aceptarla, Dana Fox necesita saber cuándo nació usted. Dígaselo. Le avisaremos por correo electrónico cuando la acepte.',
    waits: 'Invitaciones pendientes',
    wrong: 'Esta no es la fecha de nacimiento que tiene el consultorio.',
    password: 'Contraseña',
    created: 'Su cuenta está lista y la invitación quedó aceptada.',
    choose: '¿El expediente de quién desea ver?',
    acting: (name: string) => new RegExp(`^En nombre de ${name}$`),
    appointments: 'Citas',
    health: 'Salud',
    revoke: /^Quitar el acceso a Dana Fox en/,
    revokeNow: 'Quitar el acceso',
    ended: 'Ya no puede actuar en nombre de Sam O.',
    nobody: 'En este momento nadie le ha dado acceso',
    own: 'Mi propio expediente',
    back: 'Mi expediente',
    backAgain: 'Ha vuelto a su propio expediente.',
    read: 'No volver a mostrar',
    support: 'Asistencia técnica',
    change: "Cambiar permisos de Nora O'Brien en Saguaro Family Medicine",
    everything: 'Todo',
    save: 'Guardar permisos',
    saved: "Se guardaron los permisos de Nora O'Brien.",
    mergeOf: 'Unir a Walter Brown con el perfil elegido',
    same: 'Es la misma persona que',
    merge: 'Unir perfiles',
    merged: 'Los perfiles se unieron.',
    stop: /^Dejar de ayudar a .* en Riverwalk/,
    yesStop: 'Dejar de ayudar',
    nextVisit: /^(Próxima cita: .+, |Hoy, .+: ).+/,
    oneForm: /^1 formulario por llenar/,
    unread: /sin leer/,
    menu: 'Menú',
    allPeople: 'Cambiar de persona',
  },
} as const;

export const [riverwalk, saguaro] = ['Riverwalk Community Clinic', 'Saguaro Family Medicine'];

export const bornOn = async (email: string): Promise<LocalDate> => {
  const [row] = await browserHarness().portal.database.rows<{ readonly birth_date: LocalDate }>({
    text: `select p.birth_date::text as birth_date from clinic.patients p
      join account_charts c on c.practice_id = p.practice_id and c.patient_id = p.id
      join accounts a on a.id = c.account_id where a.email = $1`,
    values: [email],
  });
  if (row === undefined) throw new Error('Nobody was born.');
  return row.birth_date;
};

interface Entrusted {
  readonly profileName: string;
  readonly chart: PatientRef;
  readonly permissions: readonly Permission[];
}

const withPeople = async (name: string, entrusted: readonly Entrusted[]) => {
  const delegate = await newcomer(browserHarness(), people.empty, { name });
  const delegations = new PostgresDelegations(browserHarness().portal.database);
  for (const { chart, ...more } of entrusted) {
    await delegations.grant({
      ...{ delegate: `newcomer-${name}` as AccountId, chart, ...more },
      profile: `${name}-${chart.practice}-${chart.patient}` as ProfileId,
      grantedAt: browserHarness().portal.clock.now(),
    });
  }
  return delegate;
};

const chartOfPerson = (person: DemoVisitor) => chartOf(browserHarness().portal, person);

/** Somebody who may see the record and the visits of a person, by their name. */
export const withHelperOf = async (person: DemoVisitor, username: string, name: string) => {
  const profileName = `Patient of ${username}`;
  const chart = await chartOfPerson(person);
  const helper = await withPeople(username, [
    { profileName, chart, permissions: ['health:view', 'appointments:view'] },
  ]);
  await browserHarness().portal.database.rows({
    text: 'update accounts set name = $2 where id = $1',
    values: [`newcomer-${username}`, name],
  });
  return { ...helper, profileName };
};

/** A delegate of one person who is known to two practices under two names. */
export const withOnePersonTwice = async (name: string) =>
  withPeople(name, [
    { profileName: 'Walter Brown', chart: await chartOfPerson(people.rich), permissions: allPermissions },
    { profileName: 'Walter B.', chart: await chartOfPerson(people.elderly), permissions: allPermissions },
  ]);

/** Somebody whom their practice asks for one form. */
const askedForOneForm = async (): Promise<PatientRef> => {
  const [row] = await browserHarness().portal.database.rows<PatientRef>({
    text: `select practice_id as practice, patient_id as patient from clinic.form_requests
      where practice_id = $1 group by 1, 2 having count(*) = 1 order by 2 limit 1`,
    values: [people.rich.practice],
  });
  if (row === undefined) throw new Error('No one is asked for one form.');
  return row;
};

/** A delegate of several people, who let them see unlike things. */
export const withSeveralPeople = async (name: string) =>
  withPeople(name, [
    {
      profileName: 'Jim Walker',
      chart: await chartOfPerson(people.rich),
      permissions: ['appointments:view', 'forms:view'],
    },
    {
      profileName: 'Walt Brown',
      chart: await chartOfPerson(people.elderly),
      permissions: ['messages:view', 'payments:view'],
    },
    { profileName: 'Ida Lane', chart: await askedForOneForm(), permissions: ['forms:act'] },
  ]);

/** Sam invites Dana to see the health record and nothing else; answers the link of the mail. */
export const invitedBySam = async (email: string, edition: (typeof editions)[number]): Promise<string> => {
  const say = words[edition.language];
  await visiting({ ...edition, as: people.empty }, async ({ page }) => {
    await page.goto('/profile_settings/manage_delegates');
    await page.getByLabel(say.name, { exact: true }).fill('Dana Fox');
    await page.getByLabel(say.email, { exact: true }).fill(email);
    await page.getByLabel(say.language, { exact: true }).selectOption(edition.language);
    await page.getByRole('radio', { name: say.some }).check();
    await page.locator('main form details > summary').last().click();
    await page.getByLabel(say.seeHealth).check();
    await seen(page.getByText(say.summary));
    await page.getByRole('button', { name: say.send }).click();
    await seen(page.getByText(say.sent));
    await seen(page.getByRole('heading', { name: say.waits }));
  })();
  return pathIn(await browserHarness().noticeTo(email));
};

export const placeOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

export const choose = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.page.getByRole('button', { name }).first().click();
  await visitor.page.waitForURL((url) => url.pathname !== '/delegateProfile');
};
