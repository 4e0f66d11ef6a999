import type { ChartSection } from '@portico/domain/health';
import type { SectionKind } from './write-section.ts';

/** The sections of a Continuity of Care Document (C-CDA R2.1) that a chart fills. */
export const sectionKinds = {
  allergies: {
    code: '48765-2',
    title: 'Allergies',
    template: ['2.6', '2015-08-01'],
    withEntries: ['2.6.1', '2015-08-01'],
  },
  medications: {
    code: '10160-0',
    title: 'Medications',
    template: ['2.1', '2014-06-09'],
    withEntries: ['2.1.1', '2014-06-09'],
  },
  conditions: {
    code: '11450-4',
    title: 'Problems',
    template: ['2.5', '2015-08-01'],
    withEntries: ['2.5.1', '2015-08-01'],
  },
  immunizations: {
    code: '11369-6',
    title: 'Immunizations',
    template: ['2.2', '2015-08-01'],
    withEntries: ['2.2.1', '2015-08-01'],
  },
  vitalSigns: {
    code: '8716-3',
    title: 'Vital signs',
    template: ['2.4', '2015-08-01'],
    withEntries: ['2.4.1', '2015-08-01'],
  },
  procedures: {
    code: '47519-4',
    title: 'Procedures',
    template: ['2.7', '2014-06-09'],
    withEntries: ['2.7.1', '2014-06-09'],
  },
  labs: {
    code: '30954-2',
    title: 'Results',
    template: ['2.3', '2015-08-01'],
    withEntries: ['2.3.1', '2015-08-01'],
  },
  socialHistory: { code: '29762-2', title: 'Social history', template: ['2.17', '2015-08-01'] },
  encounters: {
    code: '46240-8',
    title: 'Encounters',
    template: ['2.22', '2015-08-01'],
    withEntries: ['2.22.1', '2015-08-01'],
  },
  carePlans: { code: '18776-5', title: 'Plan of treatment', template: ['2.10', '2014-06-09'] },
  healthStatus: { code: '47420-5', title: 'Functional status', template: ['2.14', '2014-06-09'] },
  familyHistory: { code: '10157-6', title: 'Family history', template: ['2.15', '2015-08-01'] },
  goals: { code: '61146-7', title: 'Goals', template: ['2.60'] },
  devices: { code: '46264-8', title: 'Medical equipment', template: ['2.23', '2014-06-09'] },
  advanceDirectives: {
    code: '42348-3',
    title: 'Advance directives',
    template: ['2.21', '2015-08-01'],
    withEntries: ['2.21.1', '2015-08-01'],
  },
  coverage: { code: '48768-6', title: 'Insurance', template: ['2.18', '2015-08-01'] },
  careTeam: { code: '85847-2', title: 'Care team', template: ['2.500', '2019-07-01'] },
} as const satisfies Partial<Record<ChartSection, SectionKind>>;
