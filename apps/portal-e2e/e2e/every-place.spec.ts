import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { becomes, editions, seen, visiting, openFixture } from './fixture.ts';

/** Every address that stands for itself, with its title. */
const places = {
  '/dashboard': ['Dashboard', 'Inicio'],
  '/my_health': ['My Health', 'Mi salud'],
  '/my_health/visit_summary': ['Visit summary', 'Resumen de la consulta'],
  '/appointments': ['Visits', 'Citas'],
  '/appointments/intelligent_schedular': ['Questions before you book', 'Preguntas antes de reservar'],
  '/appointments/add_appointment': ['Book a visit', 'Reservar una cita'],
  '/appointments/check_in': ['Check in for your visit', 'Registrar su llegada'],
  '/payments': ['Payments', 'Pagos'],
  '/messages': ['Messages', 'Mensajes'],
  '/help': ['Technical Support', 'Asistencia técnica'],
  '/activity_log': ['Activity Log', 'Registro de actividad'],
  '/shop': ['Shop', 'Tienda'],
  '/form_history': ['Forms', 'Formularios'],
  '/surveys': ['Surveys', 'Encuestas'],
  '/manage_profiles': ['People you help', 'Personas a las que ayuda'],
} as const;

/** What the busiest of them ask for. */
const operationOf: Readonly<Record<string, string>> = {
  '/dashboard': 'GetDashboard',
  '/appointments': 'GetAppointments',
  '/my_health': 'GetMyHealth',
  '/payments': 'GetPayments',
  '/form_history': 'GetFormHistory',
};

/** The sections of the profile settings, by the last part of their address. */
const sections = {
  personal: ['Personal', 'Datos personales'],
  demographics: ['Demographics', 'Datos demográficos'],
  documents: ['Documents', 'Documentos'],
  payment: ['Payment', 'Pago'],
  notifications: ['Notifications', 'Notificaciones'],
  authentication: ['Sign-in and security', 'Acceso y seguridad'],
  photo: ['Photo', 'Foto'],
  manage_delegates: ['People who help you', 'Personas que le ayudan'],
} as const;

/** Collects what the gateway refused. */
const refusedTo = async ({ page }: Visitor): Promise<readonly string[]> => {
  const refused: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes('"errors"')) refused.push(text);
    await route.fulfill({ response, body: text });
  });
  return refused;
};

/** Goes there, and reads its heading and that it was asked for. */
const isOpen = async ({ page }: Visitor, path: string, title: string): Promise<void> => {
  await page.goto(path);
  await seen(page.getByRole('heading', { level: 1, name: title, exact: true }));
  await page.waitForFunction((wanted) => document.title.startsWith(`${wanted} · `), title);
  await becomes(() => page.locator('main#content [aria-busy=true]').count(), 0);
  expect(new URL(page.url()).pathname).toBe(path);
};

openFixture();

describe.each(editions)('a patient who is signed in, in $language on a $size', (edition) => {
  const of = edition.language === 'en' ? 0 : 1;

  it(
    'ACC-003 opens every screen, and nothing that it asks for is refused',
    visiting({ ...edition, as: people.rich }, async (visitor) => {
      const refused = await refusedTo(visitor);
      for (const [path, titles] of Object.entries(places)) {
        await isOpen(visitor, path, titles[of]);
        // Left too early, a page would not have asked yet.
        const asked = operationOf[path];
        if (asked !== undefined) await becomes(async () => visitor.operations.includes(asked), true);
      }
      expect(refused).toEqual([]);
    }),
  );

  it(
    'ACC-120 ACC-130 ACC-132 MON-047 opens each of the eight sections of the profile settings',
    visiting({ ...edition, as: people.rich }, async (visitor) => {
      const refused = await refusedTo(visitor);
      for (const [section, titles] of Object.entries(sections)) {
        await isOpen(visitor, `/profile_settings/${section}`, titles[of]);
        await seen(visitor.page.locator('main#content :is(form, section, button)').first());
      }
      expect(refused).toEqual([]);
    }),
  );
});
