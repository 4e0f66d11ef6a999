import { Link } from 'react-router-dom';

/** A sentence in which some words lead on, handed over between pages. */
export interface LinkedSentence {
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

export const SentenceWithLink = ({
  sentence: { before, link, after },
  to,
}: {
  readonly sentence: LinkedSentence;
  readonly to: string;
}) => (
  <p>
    {before}
    <Link to={to}>{link}</Link>
    {after}
  </p>
);
