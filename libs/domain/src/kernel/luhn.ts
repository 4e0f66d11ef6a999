/** Whether the last digit is the check digit of the others by Luhn's formula (ISO/IEC 7812); takes digits alone. */
export const hasLuhnCheckDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0) %
    10 ===
  0;
