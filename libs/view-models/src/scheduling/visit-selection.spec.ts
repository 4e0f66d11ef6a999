import { describe, expect, it } from '@jest/globals';
import { pena } from '@portico/services/kernel/testing';
import { sample } from '@portico/domain/scheduling/testing';
import { schedulingFixture } from './testing/index.ts';
import { VisitSelection } from './visit-selection.ts';

const opened = async () => {
  const answer = await schedulingFixture().service().choices({ practice: pena.id, picked: {}, request: 1 });
  if (!answer.ok) throw new Error('The practice offers visits.');
  const changes: unknown[] = [];
  const selection: VisitSelection = new VisitSelection(
    () => answer.value.catalog,
    () => changes.push(selection.chosen),
  );
  return { selection, changes };
};

describe('the selection of a visit', () => {
  it('APT-061 opens one list after another, and tells each choice', async () => {
    const { selection, changes } = await opened();
    expect(selection.open).toBe('resource');
    selection.pick({ resource: sample.nunez });
    selection.show('resource');
    expect(selection.open).toBe('resource');
    selection.pick({ resource: sample.oneil });
    expect(selection.open).not.toBe('resource');
    expect(changes).toEqual([{ resource: sample.nunez }, { resource: sample.oneil }]);
  });

  it('APT-064 begins anew with nothing chosen, which is told, and with what is still offered, which is not', async () => {
    const { selection, changes } = await opened();
    selection.begin({ resource: sample.nunez, visitReason: sample.checkUp, location: sample.harbor });
    expect({ offer: selection.offer, id: selection.provider?.location?.id }).toEqual({
      offer: selection.chosen,
      id: sample.harbor,
    });
    expect(changes).toEqual([]);
    selection.startOver();
    expect({ offer: selection.offer, changes }).toEqual({ offer: undefined, changes: [{}] });
  });

  it('APT-062 has nothing to choose while nothing is offered', () => {
    const selection = new VisitSelection(
      () => undefined,
      () => undefined,
    );
    selection.pick({ resource: sample.nunez });
    expect({ providers: selection.providers, offer: selection.offer }).toEqual({ providers: [], offer: undefined });
  });
});
