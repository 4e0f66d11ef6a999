import { describe, expect, it } from '@jest/globals';
import type { PatientId, PatientRef } from '@portico/domain/kernel';
import { anaAtMesa, baseFixture, ben, callOf, delegateFor, mesa } from '../kernel/testing/index.ts';
import { UpdatesService } from './notification-updates.service.ts';
import { ProfileAccess } from './profile-access.ts';

const child: PatientRef = { practice: mesa.id, patient: 'child' as PatientId };

const sentTo = async (chart: PatientRef) => {
  const parts = baseFixture();
  parts.patients.put({ patient: child, name: 'Liam Ortiz', language: 'en' });
  const { accounts, activityLog, patients, practices, registration } = parts;
  const service = new UpdatesService(
    new ProfileAccess(patients, practices, registration),
    registration,
    activityLog,
    accounts,
    { ...callOf(ben, mesa), acting: delegateFor(ben, chart, 'profile:view') },
  );
  const answer = await service.updates();
  return answer.ok ? { sendsTo: answer.value.sendsTo } : answer;
};

describe('the notification settings of a person whom one helps', () => {
  it('MON-265 say at which address notifications arrive, without telling it, and that none do without an account', async () => {
    expect(await sentTo(anaAtMesa as PatientRef)).toEqual({ sendsTo: 'a•••@example.com' });
    expect(await sentTo(child)).toEqual({});
  });
});
