/** A button of a card, by what it does (`APT-045`, `APT-046`). */
export type CardButton =
  | 'check-in'
  | 'check-out'
  | 'call'
  | 'calendar'
  | 'reschedule'
  | 'change-request'
  | 'cancel'
  | 'book-again'
  | 'earlier-time'
  | 'summary';
