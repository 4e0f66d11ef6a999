/**
 * Whether a text is a National Provider Identifier: ten digits, the first of them 1 or 2, whose last is the Luhn check
 * digit of the others after the prefix 80840 of US health applications.
 */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0;

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
