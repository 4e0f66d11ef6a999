import { describe, expect, it } from '@jest/globals';
import { udiParts } from './udi-parts.ts';

describe('udiParts', () => {
  it.each([
    [
      'each part that GS1 numbers',
      '(01)09504000059118(11)240102(17)281231(10)LOT77(21)SER88',
      {
        deviceIdentifier: '09504000059118',
        made: '2024-01-02',
        expires: '2028-12-31',
        lot: 'LOT77',
        serial: 'SER88',
      },
    ],
    [
      'a month without a day, and an application that it does not know',
      '(01)00643169007222(17)281200(240)A-1(21)SER 8/8',
      { deviceIdentifier: '00643169007222', expires: '2028-12', serial: 'SER 8/8' },
    ],
    ['no date that is none', '(01)00643169007222(17)281332', { deviceIdentifier: '00643169007222' }],
    [
      'no day that its month has not',
      '(01)00643169007222(11)240229(17)290231',
      {
        deviceIdentifier: '00643169007222',
        made: '2024-02-29',
      },
    ],
    [
      'a device that was made in the last century',
      '(01)00643169007222(11)981231',
      { deviceIdentifier: '00643169007222', made: '1998-12-31' },
    ],
    [
      'the first of two parts, without blanks around it',
      '(01)00643169007222(10)  (10) LOT1 (10)LOT2(11)soon(11) 801231 (17)791231',
      { deviceIdentifier: '00643169007222', lot: 'LOT1', made: '1980-12-31', expires: '2079-12-31' },
    ],
    ['the device alone', '(01)00643169007222', { deviceIdentifier: '00643169007222' }],
    [
      'no date of more digits',
      '(01)00643169007222(17)2812(11)2401021(17)000010',
      { deviceIdentifier: '00643169007222' },
    ],
    ['nothing behind something else', 'x(01)00643169007222(10)LOT77', {}],
    ['nothing of a longer number', '(01)006431690072221(10)LOT77', {}],
    ['nothing of an identifier of HIBCC', '+H123PARTNO1234567890120/$$420020216LOT123456789012345', {}],
    ['nothing of an identifier of ICCBBA', '=/A9999XYZ100T0944=,000025=A99971312345600', {}],
    ['nothing of an identifier that is no device’s', '(10)LOT77', {}],
    ['nothing where there is none', undefined, {}],
  ])('reads %s', (_, udi, parts) => {
    expect(udiParts(udi)).toEqual(parts);
  });
});
