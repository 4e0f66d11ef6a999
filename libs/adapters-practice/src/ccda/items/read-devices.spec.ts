import { describe, expect, it } from '@jest/globals';
import { below, detailsIn, itemsIn, named, placesIn } from '../../reading/testing/items-in.ts';

describe('a device', () => {
  const device = (inside: string, typeCode = 'DEV'): string =>
    `<participant typeCode="${typeCode}"><participantRole>${inside}</participantRole></participant>`;
  const pacemaker = `<playingDevice>${named('Pacemaker')}</playingDevice>`;
  const product = (inside: string): string => `<product><manufacturedProduct>${inside}</manufacturedProduct></product>`;
  const udi = (extension: string, root = '2.16.840.1.113883.3.3719'): string =>
    `<id root="${root}" extension="${extension}"/>`;
  const supply = (...inside: readonly string[]): string => `<supply>${inside.join('')}</supply>`;

  it('has the parts that are said and no others', () => {
    expect(itemsIn('46264-8', supply(device(pacemaker)))).toStrictEqual([
      { section: 'devices', name: 'Pacemaker', status: 'unknown', details: [] },
    ]);
    expect(itemsIn('46264-8', supply('<statusCode code="active"/>', device(pacemaker)))).toMatchObject([
      { status: 'active' },
    ]);
  });

  it.each(['DEV', 'PRD'])('takes part as %s, and nothing of another type does', (typeCode) => {
    const other = device(`<playingDevice>${named('Other')}</playingDevice>`, 'LOC');
    expect(itemsIn('46264-8', supply(other, device(pacemaker, typeCode)))).toMatchObject([{ name: 'Pacemaker' }]);
  });

  it('is a product by its code, else by the name of that, else by the words of the act', () => {
    const material = (inside: string) => product(`<manufacturedMaterial>${inside}</manufacturedMaterial>`);
    const namesOf = (...inside: readonly string[]) => itemsIn('46264-8', supply(...inside)).map(({ name }) => name);
    expect(namesOf(material(`${named('Cane')}<name>Stick</name>`))).toEqual(['Cane']);
    expect(namesOf(material('<code nullFlavor="OTH"/><name>Stick</name>'), '<text>A stick</text>')).toEqual(['Stick']);
    expect(namesOf('<text>A stick</text>')).toEqual(['A stick']);
  });

  it('is each of several at its place, of a supply, a procedure or what holds them together', () => {
    const together = ['supply', 'procedure'].map(
      (element) => `<component><${element}>${device(pacemaker)}</${element}></component>`,
    );
    expect(
      placesIn('46264-8', `<organizer>${together.join('')}</organizer>`, `<procedure>${device(pacemaker)}</procedure>`),
    ).toEqual(['section[46264-8]/entry[1]/act[1]', 'section[46264-8]/entry[1]/act[2]', 'section[46264-8]/entry[2]']);
  });

  it('has an identifier of its role, else of its product, with the parts that this has', () => {
    const whole = '(01)00643169007222(17)271231(11)220102(10)L-7(21)S-9';
    const items = itemsIn('46264-8', supply(device(udi('x', '2.999') + udi(whole) + pacemaker), product(udi('(01)2'))));
    expect(items).toMatchObject([
      {
        due: '2027-12-31',
        made: '2022-01-02',
        details: [
          { kind: 'udi', text: whole },
          { kind: 'device-identifier', text: '00643169007222' },
          { kind: 'serial', text: 'S-9' },
          { kind: 'lot', text: 'L-7' },
        ],
      },
    ]);
    expect(detailsIn('46264-8', supply(device(pacemaker), product(udi('P-1'))))).toEqual(['udi: P-1']);
    expect(detailsIn('46264-8', supply(device(udi('x', '2.999') + pacemaker)))).toEqual([]);
  });

  it('has the parts that an organizer says, before those of its identifier', () => {
    const part = (code: string, value: string) =>
      `<component><observation><code code="${code}"/>${value}</observation></component>`;
    const organized = below(
      `<organizer>${[
        part('C101670', '<value value="20281231"/>'),
        part('C101669', '<value value="20230102"/>'),
        part('C101722', '<value extension="D-1"/>'),
        part('C99285', '<value>Model 5</value>'),
        part('C101671', '<value>S-1</value>'),
        part('C101672', '<value>L-1</value>'),
        part('C113843', '<value>X-1</value>'),
      ].join('')}</organizer>`,
    );
    const whole = udi('(01)00643169007222(17)271231(11)220102(10)L-7(21)S-9');
    const entry = supply(device(whole + pacemaker), organized);
    expect(itemsIn('46264-8', entry)).toMatchObject([{ due: '2028-12-31', made: '2023-01-02' }]);
    expect(detailsIn('46264-8', entry).slice(1)).toEqual([
      'device-identifier: D-1',
      'model: Model 5',
      'serial: S-1',
      'lot: L-1',
      'distinct-code: X-1',
    ]);
    const own = device(
      `<playingDevice>${named('Pacemaker')}<manufacturerModelName>A2</manufacturerModelName></playingDevice>`,
    );
    expect(detailsIn('46264-8', supply(own, organized))).toContain('model: A2');
  });

  it('has a maker: of the product, else who answers for it, in words or as a code', () => {
    const maker = product('<manufacturerOrganization><name>Acme</name></manufacturerOrganization>');
    const scoping = (inside: string) => device(`${pacemaker}<scopingEntity>${inside}</scopingEntity>`);
    const [desc, code] = ['<desc>Bolt</desc>', named('Core')];
    expect(detailsIn('46264-8', supply(scoping(desc + code), maker))).toEqual(['manufacturer: Acme']);
    expect(detailsIn('46264-8', supply(scoping(desc + code)))).toEqual(['manufacturer: Bolt']);
    expect(detailsIn('46264-8', supply(scoping(code)))).toEqual(['manufacturer: Core']);
  });
});
