import { Fragment } from 'react';

export const emergencyNumber = '911';

/** Whether a text sends the person to the emergency number. */
export const isOfEmergency = (text: string): boolean => new RegExp(String.raw`\b${emergencyNumber}\b`).test(text);

/** A text in which the emergency number can be tapped, wherever it stands. */
export const EmergencyText = ({ children: text }: { readonly children: string }) =>
  text.split(emergencyNumber).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>}
      {part}
    </Fragment>
  ));
