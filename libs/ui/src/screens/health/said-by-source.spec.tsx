import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Allergy, Lab, LabResult, Medication, MedicationFill } from '@portico/domain/health';
import type { ClinicalDate, LabId } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import './about-report.tsx';
import { AllergyList, MedicationList } from './condition-allergy-medication-lists.tsx';
import { CareTeam } from './documents-and-care-team.tsx';
import { LabSection, type LabSectionModel } from './lab-section.tsx';

beforeEach(cleanup);

const lineTexts = (): readonly string[] =>
  [...screen.getByRole('listitem').querySelectorAll('p')].map(({ textContent }) => textContent ?? '');

describe('an allergy', () => {
  const penicillin: Allergy = { id: 'a', substance: 'Penicillin', reactions: ['Hives', 'Fever'], status: 'active' };

  it('has each reaction with the severity that is said of it, and how dangerous a next one may be', () => {
    const entry: Allergy = {
      ...penicillin,
      severity: 'severe',
      reactionSeverities: [{ reaction: 'Hives', severity: 'severe' }],
      criticality: 'high',
    };
    renderIn('en', <AllergyList entries={[entry]} />);
    expect(lineTexts()).toEqual(['Penicillin', 'Reaction: Hives (severe), Fever']);
    const danger = screen.getByText('A future reaction could be life-threatening');
    expect(danger.closest('[class*=badge]')).not.toBeNull();
    cleanup();
    renderIn('en', <AllergyList entries={[{ ...entry, criticality: 'low' }]} />);
    expect(lineTexts()).toContain('A future reaction isn’t expected to be life-threatening');
  });

  it('has every kind of substance that the source says it is to', () => {
    renderIn('en', <AllergyList entries={[{ ...penicillin, categories: ['food', 'medication'] }]} />);
    expect(lineTexts()).toEqual(['Penicillin', 'Type: food, medication', 'Reaction: Hives, Fever']);
  });

  it('says nothing of what the source leaves out', () => {
    renderIn('en', <AllergyList entries={[penicillin]} />);
    expect(lineTexts()).toEqual(['Penicillin', 'Reaction: Hives, Fever']);
  });
});

describe('a medication', () => {
  const aspirin: Medication = { id: 'm', name: 'Aspirin', status: 'current' };

  it('says what it is taken for and who prescribed it, where the source does', () => {
    renderIn('en', <MedicationList entries={[{ ...aspirin, reason: 'Angina', prescriber: 'Dr. Ng' }]} />);
    expect(lineTexts()).toEqual(['Aspirin', 'Taken for: Angina · Prescribed by Dr. Ng']);
    cleanup();
    renderIn('en', <MedicationList entries={[aspirin]} />);
    expect(lineTexts()).toEqual(['Aspirin']);
  });

  it('says what was handed out last, as far as the source says it, and nothing of what was not', () => {
    const fills: readonly MedicationFill[] = [
      { status: 'pending', date: '2026-03-04' as ClinicalDate },
      { status: 'completed', date: '2026-02-04' as ClinicalDate, quantity: '30 tablets' },
      { status: 'completed', date: '2026-01-04' as ClinicalDate },
    ];
    for (const [shown, line] of [
      [fills, ['Last filled: Feb 4, 2026, 30 tablets']],
      [fills.slice(2), ['Last filled: Jan 4, 2026']],
      [fills.slice(0, 1), []],
    ] as const) {
      renderIn('en', <MedicationList entries={[{ ...aspirin, fills: shown }]} />);
      expect(lineTexts()).toEqual(['Aspirin', ...line]);
      cleanup();
    }
  });
});

describe('a laboratory report', () => {
  const viewModel = { trends: [], files: new Map() } as unknown as LabSectionModel;
  const report: Lab = { id: 1 as LabId, name: 'Panel', status: 'final', results: [] };
  const texts = (): readonly string[] =>
    [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');

  it('says below its values who ordered it, who reports it and what was examined, where the source does', async () => {
    const result: LabResult = { code: 'a', name: 'A1c', value: { kind: 'text', text: '7.2' } };
    const told = { ...report, results: [result], orderedBy: 'Dr. Ng', performer: 'Valley Lab', specimen: 'Blood' };
    renderIn('en', <LabSection fresh={0} labs={[told]} viewModel={viewModel} />);
    await screen.findByText('Ordered by Dr. Ng');
    const said = ['Ordered by Dr. Ng', 'Reported by Valley Lab', 'Sample: Blood'];
    expect(texts()).toEqual(expect.arrayContaining(said));
    const text = document.body.textContent;
    const places = ['7.2', ...said].map((each) => text.indexOf(each));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    cleanup();
    renderIn('en', <LabSection fresh={0} labs={[report]} viewModel={viewModel} />);
    await act(() => import('./about-report.tsx'));
    expect(texts().filter((each) => /by|Sample/.test(each))).toEqual([]);
  });
});

describe('a member of the care team', () => {
  it('has a place and a link to write to, where the source names them', () => {
    renderIn('en', <CareTeam entries={[{ id: 't', name: 'Ann', email: 'ann@example.com', place: 'Valley Clinic' }]} />);
    expect(lineTexts()).toEqual(['Ann', 'Valley Clinic', 'Email ann@example.com']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:ann@example.com');
    cleanup();
    renderIn('en', <CareTeam entries={[{ id: 't', name: 'Ann' }]} />);
    expect(lineTexts()).toEqual(['Ann']);
  });
});
