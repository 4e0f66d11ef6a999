const ofDates = /^toLocale(?:Date|Time)String$/;

/** Whether an options argument names its zone, or may: what is handed in is looked at where it is written. */
const namesZone = (options) =>
  options !== undefined &&
  (options.type !== 'ObjectExpression' ||
    options.properties.some(
      ({ type, key }) => type === 'SpreadElement' || key?.name === 'timeZone' || key?.value === 'timeZone',
    ));

const isDateFormat = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.name === 'Intl' && callee.property.name === 'DateTimeFormat';

/** The zone of the device itself is read so. */
const readsZone = ({ parent }) => parent.type === 'MemberExpression' && parent.property.name === 'resolvedOptions';

/**
 * A date is formatted on a named clock: without one it is on that of whoever's machine this is, and differs from what
 * the practice wrote.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const zonedDates = {
  meta: {
    type: 'problem',
    docs: { description: 'A date is formatted with its time zone.' },
    messages: { zone: 'Name the timeZone: the practice’s, the place’s, UTC for a date alone, or the device’s.' },
    schema: [],
  },
  create: (context) => {
    const check = (node) => {
      if (isDateFormat(node) && !readsZone(node) && !namesZone(node.arguments[1])) {
        context.report({ node, messageId: 'zone' });
      }
    };
    return {
      NewExpression: check,
      CallExpression: (node) => {
        check(node);
        const name = node.callee.property?.name ?? '';
        if (ofDates.test(name) && !namesZone(node.arguments[1])) context.report({ node, messageId: 'zone' });
      },
    };
  },
};
