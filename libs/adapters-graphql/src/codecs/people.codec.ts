import type { Delegate, Layout, OpenedPractice, OwnPractice, RepresentedPerson } from '@portico/application/access';
import { permissionAreas, type Permission, type PermissionArea } from '@portico/domain/access';
import { permissionTree } from '@portico/domain/delegates';
import { paymentExecution, paymentFlags, type PaymentExecution } from '@portico/domain/practices';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, id, maybe } from './scalars.ts';

interface Verbs {
  readonly view: boolean;
  readonly act: boolean;
}

/** What is held, as a tree of areas with view and act below each (`ACC-345`). */
export const permissions: Codec<readonly Permission[], Record<PermissionArea, Verbs>> = codec(
  (held) =>
    Object.fromEntries(permissionTree(held).map(({ area, view, act }) => [area, { view, act }])) as Record<
      PermissionArea,
      Verbs
    >,
  (tree) =>
    permissionAreas.flatMap((area): readonly Permission[] => [
      ...(tree[area].view ? [`${area}:view` as const] : []),
      ...(tree[area].act ? [`${area}:act` as const] : []),
    ]),
);

/** How a practice takes cards, as a yes or no for each of its ways (`ACC-014`). */
const payments: Codec<PaymentExecution, { readonly cloverapi: boolean; readonly payeezy: boolean }> = codec(
  paymentFlags,
  // Called rather than passed on: so a processor whose flag is not on the wire does not compile.
  (flags) => paymentExecution(flags),
);

export const ownChart = record<Layout['charts'][number]>()({
  id: id('practice_id'),
  patient: id('patient_id'),
  management: 'practice_mgmt',
});

const practiceLabel = record<Omit<OwnPractice, 'patient'>>()({
  id: id('practice_id'),
  name: 'practice_name',
  management: 'practice_mgmt',
  payments: flat(payments),
});

const patientOfPractice = record<Pick<OwnPractice, 'id' | 'patient'>>()({
  id: id('practice_id'),
  patient: id('patient_id'),
});

/** A person's practices, and in a second list the chart in each; a practice without a chart is left out. */
export const ownPractices: Codec<
  readonly OwnPractice[],
  {
    readonly practiceInformation: Written<typeof practiceLabel>[];
    readonly patient_ids_list: Written<typeof ownChart>[];
  },
  {
    readonly practiceInformation: readonly Read<typeof practiceLabel>[];
    readonly patient_ids_list: readonly Read<typeof patientOfPractice>[];
  }
> = codec(
  (practices) => ({
    practiceInformation: practices.map(practiceLabel.write),
    patient_ids_list: practices.map(ownChart.write),
  }),
  ({ practiceInformation, patient_ids_list }) =>
    practiceInformation.flatMap((json) => {
      const chart = patient_ids_list.find(({ practice_id }) => practice_id === json.practice_id);
      return chart === undefined ? [] : [{ ...practiceLabel.read(json), ...patientOfPractice.read(chart) }];
    }),
);

const openedPractice = record<OpenedPractice>()({
  id: id('practice_id'),
  name: 'practice_name',
  management: 'practice_mgmt',
  patient: id('patient_id'),
  payments: flat(payments),
  permissions: field('permissionsObj', permissions),
  phone: 'phone',
  until: maybe('until', day),
});

const representedPerson = record<RepresentedPerson>()({
  profile: id('represented_user_id'),
  name: 'name',
  practices: field('practices', list(openedPractice)),
});

export const delegate = record<Delegate>()({
  id: id('id'),
  name: 'name',
  email: 'email',
  people: field('links', list(representedPerson)),
});
