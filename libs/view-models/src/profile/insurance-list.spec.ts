import { describe, expect, it } from '@jest/globals';
import { InsuranceList } from './insurance-list.ts';

const opened = (isOpen = true) => {
  let changes = 0;
  const list = new InsuranceList({ settings: undefined, isOpen }, () => (changes += 1));
  list.begin([], false);
  return { list, id: list.standing[0]?.id ?? 0, changes: () => changes };
};

describe('the list of insurances', () => {
  it('MON-294 begins with a blank one, unless the practice keeps them alone, and always has one', () => {
    const { list, id } = opened();
    expect(list.standing).toHaveLength(1);
    list.change(id, { memberId: 'M1' });
    list.remove(id);
    expect(list.standing).toMatchObject([{ memberId: '' }]);
    list.begin([], true);
    expect(list.standing).toEqual([]);
  });

  it('MON-309 empties the plan with another insurer, and tells each change', () => {
    const { list, id, changes } = opened();
    list.change(id, { providerName: 'OTHER', providerCustomName: 'Own', planCustomName: 'Gold' });
    expect(list.standing[0]).toMatchObject({ providerCustomName: 'Own', planCustomName: 'Gold' });
    list.change(id, { providerName: 'Medicare' });
    expect(list.standing[0]).toMatchObject({ providerCustomName: '', planCustomName: '' });
    expect(changes()).toBe(2);
  });

  it('MON-283 changes nothing while the section is closed', () => {
    const { list, id, changes } = opened(false);
    list.change(id, { memberId: 'M1' });
    list.add();
    expect({
      standingCount: list.standing.length,
      memberId: list.standing[0]?.memberId,
      changes: list.changes,
      changes2: changes(),
    }).toEqual({ standingCount: 1, memberId: '', changes: [], changes2: 0 });
  });
});
