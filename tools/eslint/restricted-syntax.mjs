// Fences that are a shape in the syntax, as options of `no-restricted-syntax`.

const name = '[value=/^(vertex|carecloud|talkehr)$/i]';
const system = '/^(practice_?mgmt|(practice_?)?management)$/i';
const comparison = 'BinaryExpression[operator=/^[!=]==?$/]';
const lookup = 'CallExpression[callee.property.name=/^(includes|indexOf|startsWith|endsWith|has)$/]';

const ask = 'Ask the behavior that the practice system declares (PracticeBehavior), never its name.';

/** A practice system is compared by its name: one of ours, or any string held against the name of a system. */
export const systemNames = [
  `${comparison} > Literal${name}`,
  `SwitchCase > Literal${name}`,
  `${lookup} > Literal${name}`,
  `${lookup} > MemberExpression.callee > ArrayExpression > Literal${name}`,
  `${comparison}:has(> Literal[value=/./]):has(> Identifier[name=${system}])`,
  `${comparison}:has(> Literal[value=/./]):has(> MemberExpression[property.name=${system}])`,
  `SwitchStatement[discriminant.name=${system}]`,
  `SwitchStatement[discriminant.property.name=${system}]`,
].map((selector) => ({ selector, message: ask }));

const processor = 'Literal[value=/^(cloverapi|payeezy)$/]';
const execution = '/^(execution|payments)$/';

/** A processor is told from another by its name, where a third one would be forgotten. */
export const processorNames = [
  `${comparison}:has(> ${processor}):has(> Identifier[name=${execution}])`,
  `${comparison}:has(> ${processor}):has(> MemberExpression[property.name=${execution}])`,
  `SwitchStatement[discriminant.name=${execution}] ${processor}`,
  `SwitchStatement[discriminant.property.name=${execution}] ${processor}`,
].map((selector) => ({ selector, message: 'Ask the descriptor of the processor (processorOf), never its name.' }));

export const namedExports = {
  selector: 'ExportAllDeclaration',
  message: 'An entry names what it exports.',
};

export const noDecorators = {
  selector: 'Decorator',
  message: 'There are no decorators below apps/: the language runs here as it is written.',
};

export const noContainer = {
  selector: 'CallExpression[callee.object.name=/container$/i][callee.property.name=/^get(All|Async|AllAsync)?$/]',
  message: 'A container is asked only in apps/*/src/composition/; everything else is handed what it needs.',
};

/** What answers differently on another machine, language or zone. */
export const noLocale = {
  selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w*)$/]',
  message: 'The domain knows no locale: order and format at the edge.',
};

const secret = '[property.name=/^(birthDate|passwordHash|recoveryCodes)$/]';
// Whether there is one, or anything was typed, is no guess.
const present = ['right', 'left']
  .map((side) => `:not([${side}.type="Identifier"][${side}.name="undefined"]):not([${side}.type="Literal"])`)
  .join('');

/** A secret is compared only by what asks for a counted guess, and only the guess limit says that one was counted. */
export const uncountedGuesses = [
  `${comparison}${present} > MemberExpression${secret}`,
  `${comparison}${present} > ChainExpression > MemberExpression${secret}`,
  'TSAsExpression > TSTypeReference[typeName.name="CountedGuess"]',
].map((selector) => ({ selector, message: 'A secret is weighed inside GuessLimit.guess, which counts first.' }));

/** A component that does not follow the view model shows for good what it read when it was rendered first. */
const unobservedReads = {
  selector:
    'VariableDeclarator[id.name=/^[A-Z]/] > ArrowFunctionExpression > BlockStatement > VariableDeclaration > VariableDeclarator[id.type="ObjectPattern"][init.name="viewModel"]',
  message: 'Only an observer follows the view model: wrap the component, or read where the screen asks.',
};

/** Browsers answer more and more of these calls with a promise, and React takes what an effect answers for its end. */
const answeringEffects = [
  '[body.type="ChainExpression"]',
  '[body.callee.object.property.name="current"]',
  '[body.callee.object.name=/^(window|document)$/]',
  '[body.callee.object.object.name=/^(window|document)$/]',
].map((body) => ({
  selector: `CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression${body}`,
  message: 'An effect that asks the browser for something answers nothing: () => void ….',
}));

/** What a component of React does not do. */
export const ofComponents = [unobservedReads, ...answeringEffects];

/** A button that cannot be pressed does not say what is missing, and is not reached by the keyboard. */
export const disabledButtons = {
  selector: 'JSXOpeningElement[name.name=/^button$/i] > JSXAttribute[name.name="disabled"]',
  message: 'A press says what is missing (CheckedForm of libs/ui/src/kit); what cannot be done now is aria-disabled.',
};
