import type { Language } from '@portico/domain/kernel';

const spanish =
  /^(?:de|del|el|la|las|los|un|una|con|sin|para|por|en|y|o|al|su|sus|que|se|le|les|es|primero|antes|anual|cita|citas|consulta|control|examen|chequeo|nuevo|nueva|paciente|seguimiento|familiar|interna|salud|medicina|análisis)$|[ñáéíóú]|(?:dad|mente|.{3}[ao]s|ndo)$/u;
const english =
  /^(?:a|an|and|any|are|at|be|by|can|for|from|if|in|is|it|not|of|on|or|our|the|to|we|you|your|annual|family|internal|medicine|office|care|exam|new|nurse|physical|screen|test|visit|women|yes)$|^(?:[^aeiou]*w|th|wh|sh)|[^aeiou]k|ee|oo|tion$|ology$|iatry$|iatrics$|ing$|[^aeious]s$|.{3}[bcfghkmpqtvwx]$/u;

/** The language of a text by its words, for sources that do not say it; undefined where they do not tell, such as names of drugs. */
export const languageOfText = (text: string): Language | undefined => {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const count = (marks: RegExp): number => words.filter((word) => marks.test(word)).length;
  const [es, en] = [count(spanish), count(english)];
  if (es === en) return undefined;
  return es > en ? 'es' : 'en';
};
