import { visitStandings, type ComingVisitPage, type WaitListPage } from '@portico/application/guests';
import { location, span } from './appointments.codec.ts';
import { branding } from './branding.codec.ts';
import { field, record } from './object-codec.ts';
import { id, maybe, moment, seconds, word } from './scalars.ts';

export const comingVisit = record<ComingVisitPage>()({
  ...span,
  practice: field('practice', branding),
  location: field('place', location),
  video: 'video',
  standing: field('standing', word(visitStandings)),
  changePath: 'changePath',
});

const offered = record<NonNullable<WaitListPage['offered']>>()({
  ...span,
  hold: id('hold_id'),
  keptFor: field('keptForSeconds', seconds),
  video: 'video',
  location: field('place', location),
});

export const waitListPage = record<WaitListPage>()({
  practice: field('practice', branding),
  isWaiting: 'isWaiting',
  booked: maybe('booked', moment),
  offered: maybe('offered', offered),
});
