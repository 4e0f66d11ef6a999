import { describe, expect, it } from '@jest/globals';
import { benAtPena, ben, callOf, pena, baseFixture } from '@portico/services/kernel/testing';
import { ProfileAccess, ProfileService } from '@portico/services/profile';
import { DetailsInput } from './details-input.ts';

const opened = async (typed?: Readonly<Record<string, string>>) => {
  const { accounts, activityLog, patients, physicians, practices, registration, zipCodes } = baseFixture();
  const access = new ProfileAccess(patients, practices, registration);
  const service = new ProfileService(
    access,
    registration,
    patients,
    activityLog,
    accounts,
    physicians,
    zipCodes,
    callOf(ben, pena),
  );
  const answer = await service.section('personal', benAtPena);
  if (!answer.ok) throw new Error('Ben has details.');
  const input = new DetailsInput('personal', () => answer.value);
  input.begin(answer.value.details, typed);
  return input;
};

describe('the input of details', () => {
  it('MON-282 is edited by what was typed before too, until it is reset', async () => {
    const input = await opened({ 'personal.first_name': 'Eva' });
    expect({ answerTo: input.answerTo('personal.first_name'), isEdited: input.isEdited }).toEqual({
      answerTo: 'Eva',
      isEdited: true,
    });
    input.reset();
    expect({ answerTo: input.answerTo('personal.first_name'), isEdited: input.isEdited }).toEqual({
      answerTo: 'Ben',
      isEdited: false,
    });
  });

  it('MON-282 says what typing changes and changes nothing itself, for no field but its own', async () => {
    const input = await opened();
    const change = input.typed('personal.first_name', 'Eva');
    expect({ change, isEdited: input.isEdited }).toEqual({ change: { 'personal.first_name': 'Eva' }, isEdited: false });
    expect(input.typed('personal.shoe_size', '42')).toBeUndefined();
    input.put(change ?? {});
    expect({ first_name: input.details['personal']?.['first_name'], isEdited: input.isEdited }).toEqual({
      first_name: 'Eva',
      isEdited: true,
    });
  });

  it('MON-285 names what is wrong at once, and says it at the field once that was left', async () => {
    const input = await opened();
    input.put({ 'personal.first_name': 'R2D2' });
    expect({ isRight: input.isRight, problemOf: input.problemOf('personal.first_name') }).toEqual({
      isRight: false,
      problemOf: undefined,
    });
    input.leave('personal.first_name');
    expect(input.problemOf('personal.first_name')).toEqual({ kind: 'bad-pattern' });
    input.reset();
    input.put({ 'personal.first_name': 'R2D2' });
    expect(input.problemOf('personal.first_name')).toBeUndefined();
  });
});
