/**
 * Conditions for rows of people under a legal hold, for statements that remove rows by age. Columns are given with the name of
 * their table: without it they would be taken for those of `legal_holds`.
 */
const inForce = 'from legal_holds h where h.released_at is null';

const hasHeldChart = (account: string): string =>
  `exists (select from account_charts c where c.account_id = ${account} and (c.practice_id, c.patient_id) = (h.practice_id, h.patient_id))`;

/** The account is held, or has a chart that is. */
export const accountHeld = (account: string): string =>
  `exists (select ${inForce} and (h.account_id = ${account} or ${hasHeldChart(account)}))`;

/** The chart is held, or an account that has it is. */
export const chartHeld = (practice: string, patient: string): string =>
  `exists (select ${inForce} and ((h.practice_id = ${practice} and h.patient_id = ${patient})
    or exists (select from account_charts c where c.account_id = h.account_id and c.practice_id = ${practice} and c.patient_id = ${patient})))`;

/** The email or phone number is, or was when the hold began, that of somebody who is held. */
export const addressHeld = (address: string): string =>
  `exists (select ${inForce} and (lower(${address}) = any(h.addresses)
    or exists (select from accounts a where (a.email_key = lower(${address}) or a.phone = ${address})
      and (a.id = h.account_id or ${hasHeldChart('a.id')}))
    or exists (select from clinic.patients p where (p.practice_id, p.id) = (h.practice_id, h.patient_id)
      and (lower(p.email) = lower(${address}) or p.phone = ${address}))))`;

/** The visit is one of a held chart, in the embedded system or at a connected practice. */
export const visitHeld = (practice: string, visit: string): string =>
  `(exists (select from clinic.appointments v where v.practice_id = ${practice} and v.id = ${visit}
      and ${chartHeld('v.practice_id', 'v.patient_id')})
    or exists (select from connected.bookings v where v.practice_id = ${practice} and v.visit_id = ${visit}
      and ${chartHeld('v.practice_id', 'v.patient_id')}))`;
