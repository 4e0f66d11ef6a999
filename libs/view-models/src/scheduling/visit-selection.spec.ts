import { describe, expect, it } from '@jest/globals';
import { noon, pena } from '@portico/services/kernel/testing';
import { sample } from '@portico/domain/scheduling/testing';
import { schedulingFixture } from './testing/index.ts';
import { VisitSelection } from './visit-selection.ts';

const catalogOfPena = async () => {
  const answer = await schedulingFixture().service().choices({ practice: pena.id, picked: {}, request: 1 });
  if (!answer.ok) throw new Error('The practice offers visits.');
  return answer.value.catalog;
};

const opened = async () => {
  const catalog = await catalogOfPena();
  const changes: unknown[] = [];
  const selection: VisitSelection = new VisitSelection(
    () => catalog,
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

  it('APT-061 asks for no place of a visit by video, which takes place at none, and takes that of the provider', async () => {
    const catalog = await catalogOfPena();
    const places = catalog.locations.map(({ id }) => id);
    const offers = places.map((location) => ({ resource: sample.nunez, visitReason: sample.byVideo, location }));
    const selection = new VisitSelection(
      () => ({
        ...catalog,
        offers: [...catalog.offers.filter((one) => one.visitReason !== sample.byVideo), ...offers],
      }),
      () => undefined,
    );
    selection.pick({ resource: sample.nunez });
    const place = selection.provider?.location?.id;
    selection.pick({ visitReason: sample.byVideo });
    expect(selection.open).toBeUndefined();
    expect(selection.offer).toEqual({ resource: sample.nunez, visitReason: sample.byVideo, location: place });
    const [other = sample.harbor] = places.filter((one) => one !== place);
    selection.pick({ location: other });
    expect(selection.offer?.location).not.toBe(place);
  });

  it('APT-058 takes the place at which a provider was pressed, until another is chosen', async () => {
    const { selection } = await opened();
    selection.pick({ resource: sample.nunez });
    const place = selection.provider?.location?.id;
    expect(selection.picked.location).toBe(place);
    selection.pick({ visitReason: sample.checkUp });
    expect(selection.open).toBeUndefined();
    expect(selection.offer).toEqual({ resource: sample.nunez, visitReason: sample.checkUp, location: place });
    // It follows from the provider, and keeps nobody else out of the list.
    expect(selection.fitting.resources.map(({ id }) => id)).toContain(sample.oneil);
    selection.pick({ location: sample.harbor });
    expect(selection.offer?.location).toBe(sample.harbor);
    selection.startOver();
    expect(selection.picked).toEqual({});
  });

  it('APT-084 asks for the place of a provider who was not pressed, but taken from elsewhere', async () => {
    const { selection } = await opened();
    selection.begin({ resource: sample.nunez, visitReason: sample.checkUp });
    expect(selection.open).toBe('location');
  });

  it('lists those first whom the patient saw last, and the others as the practice does', async () => {
    const catalog = await catalogOfPena();
    const [first, second, ...others] = catalog.resources;
    if (first === undefined || second === undefined) throw new Error('The practice has two providers.');
    const seen = { ...second, lastAppointment: noon };
    const selection = new VisitSelection(
      () => ({ ...catalog, resources: [first, seen, ...others] }),
      () => undefined,
    );
    expect(selection.providers.map(({ resource }) => resource.id)).toEqual(
      [second, first, ...others].map(({ id }) => id),
    );
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
