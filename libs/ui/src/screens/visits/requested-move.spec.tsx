import { beforeEach, expect, it } from '@jest/globals';
import type { AppointmentId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { listed, renderIn } from '../../testing/index.ts';
import { RequestedMove } from './requested-move.tsx';
import { visitDetailsWords } from './visit-details.messages.ts';

beforeEach(cleanup);

const other = 'other' as AppointmentId;

it.each([
  ['en', 'request', 'This visit stays booked until', 'See the request'],
  ['en', 'visit', 'this replaces the visit', 'See that visit'],
  ['es', 'request', 'Esta cita sigue reservada', 'Ver la solicitud'],
  ['es', 'visit', 'esto reemplaza la cita', 'Ver esa cita'],
] as const)('says in %s what a %s beside it means, and leads there', (language, is, said, link) => {
  const one = listed('a');
  const move = { is, appointment: other, start: one.appointment.start, timeZone: one.appointment.location.timeZone };
  renderIn(language, <RequestedMove listed={one} move={move} />, visitDetailsWords);
  expect(document.body.textContent).toContain(said);
  expect(document.body.textContent).toContain(one.practice.name);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain(other);
});
