import { Fragment } from 'react';

const number = '911';

/** A text in which the emergency number can be tapped, wherever it stands. */
export const EmergencyText = ({ children: text }: { readonly children: string }) =>
  text.split(number).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <a href={`tel:${number}`}>{number}</a>}
      {part}
    </Fragment>
  ));
