import { describe, expect, it } from '@jest/globals';
import type { RecordItem } from '@portico/domain/health';
import { finding } from './write-findings.ts';
import { element } from './write-xml.ts';

const item = {
  ...{ id: 'f', name: 'Activities of daily living', status: 'final', details: [] },
  components: [{ name: 'Bathing', value: { kind: 'text', text: 'Independent' } }],
} as const satisfies RecordItem<'healthStatus'>;

const ids = () => element('id', { root: '2.999' });

describe('a finding with parts', () => {
  // Social History Observation, Functional Status Observation, Advance Directive Observation of C-CDA R2.1.
  it.each([
    ['socialHistory', '4.38'],
    ['healthStatus', '4.67'],
    ['advanceDirectives', '4.48'],
  ] as const)('has the template of its section, and each of its parts has: %s', (section, number) => {
    const { entry } = finding(section)(item, ids);
    const roots = Array.from(entry.matchAll(/templateId root="([\d.]+)"/g), ([, root]) => root);
    expect(roots).toEqual(Array.from({ length: 2 }, () => `2.16.840.1.113883.10.20.22.${number}`));
  });
});
