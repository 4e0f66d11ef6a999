import { describe, expect, it } from '@jest/globals';
import type { ListedAppointment } from '@portico/application/appointments';
import { UpcomingVisits } from './upcoming-visits.ts';

describe('the upcoming visits', () => {
  it('ACC-255 go on and back between their ends, and begin at the first', () => {
    const all = [{}, {}] as unknown as readonly ListedAppointment[];
    const visits = new UpcomingVisits(() => all);
    visits.previous();
    expect({ position: visits.position, hasPrevious: visits.hasPrevious, hasNext: visits.hasNext }).toEqual({
      position: 0,
      hasPrevious: false,
      hasNext: true,
    });
    visits.next();
    visits.next();
    expect({ position: visits.position, hasPrevious: visits.hasPrevious, hasNext: visits.hasNext }).toEqual({
      position: 1,
      hasPrevious: true,
      hasNext: false,
    });
    expect(visits.inFront).toBe(all[1]);
    visits.begin();
    expect(visits.inFront).toBe(all[0]);
  });

  it('ACC-255 have none in front where there is none', () => {
    const visits = new UpcomingVisits(() => []);
    visits.next();
    expect({ inFront: visits.inFront, hasNext: visits.hasNext }).toEqual({ inFront: undefined, hasNext: false });
  });
});
