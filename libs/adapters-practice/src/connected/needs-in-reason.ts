import { interpreterLanguages, type Accommodations, type InterpreterLanguage } from '@portico/domain/profile';

const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (interpreter: InterpreterLanguage): string =>
  interpreter === 'other' ? 'another language' : (languages.of(interpreter) ?? interpreter);

/**
 * The reason of a visit with what is needed at it, in English for the staff: the one text that every practice's system keeps
 * with a visit. Undefined where neither was said.
 */
export const withNeeds = (
  reason: string | undefined,
  { interpreter, otherHelp }: Accommodations = {},
): string | undefined => {
  const lines = [
    reason,
    interpreter && `Interpreter: ${nameOf(interpreter)} (${interpreter}).`,
    otherHelp && `Other help: ${otherHelp}`,
  ].filter((line) => line !== undefined && line !== '');
  return lines.length === 0 ? undefined : lines.join('\n');
};

interface ReasonAndNeeds {
  readonly reason?: string;
  readonly accommodations?: Accommodations;
}

/** What a system says of a reason, taken apart again; a system may have made one line of it, or cut it. */
export const withoutNeeds = (kept: string | undefined): ReasonAndNeeds => {
  if (kept === undefined) return {};
  const help = /(?:^|\s)Other help: ([\s\S]+)$/.exec(kept);
  const before = help === null ? kept : kept.slice(0, help.index);
  const spoken = /(?:^|\s)Interpreter: [^():\n]+ \(([a-z]+)\)\.\s*$/.exec(before);
  const interpreter = interpreterLanguages.find((language) => language === spoken?.[1]);
  const otherHelp = help?.[1]?.trim();
  if (interpreter === undefined && otherHelp === undefined) return { reason: kept };
  const reason = (interpreter === undefined ? before : before.slice(0, spoken?.index)).trim();
  return {
    ...(reason === '' ? {} : { reason }),
    accommodations: {
      ...(interpreter === undefined ? {} : { interpreter }),
      ...(otherHelp === undefined ? {} : { otherHelp }),
    },
  };
};
