import { useWords } from '../../words/use-words.ts';
import { accessibilityWords as words } from './accessibility.messages.ts';
import { TextSections, type Section } from './text-sections.tsx';

const sections: readonly Section[] = [
  [words.standard, words.standardText],
  [words.gaps, words.gapsText],
  [words.write, words.writeText],
  [words.relay, words.relayText],
  [words.language, words.languageText],
  [words.rights, words.rightsText],
  [words.complaint, words.complaintText],
];

/** The accessibility statement, with the notices of language assistance and non-discrimination. */
export const AccessibilityScreen = () => {
  const say = useWords();
  return (
    <TextSections version={words.version} sections={sections}>
      <p>
        <a href="https://ocrportal.hhs.gov" target="_blank" rel="noopener noreferrer">
          {say(words.complaintLink)}
        </a>
      </p>
    </TextSections>
  );
};
