import type { Message } from '../../words/message-descriptor.ts';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './terms.module.css';
import { privacyWords, termsWords } from './terms.messages.ts';

type Section = readonly [heading: Message, text: Message];

const terms: readonly Section[] = [
  [termsWords.what, termsWords.whatText],
  [termsWords.emergency, termsWords.emergencyText],
  [termsWords.account, termsWords.accountText],
  [termsWords.right, termsWords.rightText],
  [termsWords.limits, termsWords.limitsText],
  [termsWords.end, termsWords.endText],
];

const privacy: readonly Section[] = [
  [privacyWords.who, privacyWords.whoText],
  [privacyWords.what, privacyWords.whatText],
  [privacyWords.why, privacyWords.whyText],
  [privacyWords.see, privacyWords.seeText],
  [privacyWords.device, privacyWords.deviceText],
  [privacyWords.rights, privacyWords.rightsText],
];

/** The terms of use that are accepted at sign-up (`ACC-220`). */
export const TermsScreen = () => <Sections version={termsWords.version} sections={terms} />;

/** The privacy notice that is accepted with them. */
export const PrivacyScreen = () => <Sections version={privacyWords.version} sections={privacy} />;

const Sections = ({ version, sections }: { readonly version: Message; readonly sections: readonly Section[] }) => {
  const say = useWords();
  return (
    <article className={css.article}>
      <p className={css.version}>{say(version)}</p>
      {sections.map(([heading, text]) => (
        <section key={heading.id}>
          <h2 className={css.heading}>{say(heading)}</h2>
          <p>
            <EmergencyText>{say(text)}</EmergencyText>
          </p>
        </section>
      ))}
    </article>
  );
};
