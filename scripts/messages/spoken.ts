/** A node of the syntax tree, as the parser makes it. */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * How a text would be read. `quoted`: it is kept as a message, so it must be somebody else's words. `spoken`: it is certain that a person reads
 * it, so that one word is enough. `likely`: whether a person reads it shows in the text alone. `never`: it is for developers or machines.
 */
export type Reading = 'quoted' | 'spoken' | 'likely' | 'never';

/** Attributes whose text a person sees or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|placeholder|title|subtitle|heading|caption|legend|alt|label|description|hint|note)$/u;
/** Attributes whose text is for the browser or for another component. */
const UNSPOKEN =
  /^(?:class(?:Name)?|id|to|href|src|srcSet|sizes|d|viewBox|style|type|kind|size|role|rel|autoComplete|transform|points|htmlFor|target|key|form|media|content|property|charSet|lang|name|aria-keyshortcuts|data-.*)$/u;

/** Names under which an object holds what people read: the parts of a mail, of a notice, of an answer. */
const SPOKEN_FIELD =
  /^(?:subject|heading|headline|title|body|label|description|hint|detail|note|reason|why)$/u;

/** Calls whose text is for developers or for machines; errors of the program's own may carry a sentence to a screen, so they are none. */
const UNSPOKEN_CALL =
  /^(?:(?:Type|Range|Syntax|Aggregate)?Error|super|console\.\w+|log\.\w+|\w*[lL]og\.\w+|matchMedia|window\.matchMedia|RegExp|classNames|sql|URL)$/u;
/** Methods whose arguments are for machines, whatever they are called on. */
const UNSPOKEN_METHOD =
  /querySelector\w*$|^(?:closest|matches|startsWith|endsWith|includes|split|getAttribute|setAttribute|addEventListener|dispatchEvent)$/u;
/** Methods that make a text of a text, or a list of a list, so that what they are called on is read as what they make. */
const PASSING_METHOD = /^(?:join|replace|replaceAll|concat|trim\w*|to\w*Case|filter|at|slice)$/u;

/** Calls that tell a person: a text in the place of a message is read by them. */
const TELLING = /^(?:Problem|refusal|tell|notify|asMessage|\w+(?:Problem|Refused|Failed|Refusal))$/u;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : '';
};

/** What is called or made here, as written: `Error`, `console.info`, `.join`. */
function calleeOf(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return '';
  if (callee.type === 'Super') return 'super';
  if (callee.type !== 'MemberExpression') return nameOf(callee);
  const { object, property } = callee;
  const owner = isNode(object) && object.type === 'MemberExpression' ? object['property'] : object;
  return `${nameOf(owner)}.${nameOf(property)}`;
}

const methodOf = (node: Node): string => /\.(\w+)$/u.exec(calleeOf(node))?.[1] ?? '';

/** Whether a call joins words to a text: what it puts between them is no path's or class's. */
function joinsWords(node: Node): boolean {
  const [between] = node['arguments'] as Node[];
  return methodOf(node) === 'join' && between?.type === 'Literal' && /[\s,]/u.test(String(between['value']));
}

/** How an argument of a call is read. */
function ofArgument(call: Node, place: number, reading: Reading): Reading {
  const callee = calleeOf(call);
  const method = methodOf(call);
  if (UNSPOKEN_CALL.test(callee) || UNSPOKEN_METHOD.test(method)) return 'never';
  if (callee === 'quoted') return 'quoted';
  // The key of a message; its values follow.
  if (/^text(?:\.rich)?$/u.test(callee)) return place === 0 ? 'never' : 'likely';
  if (/^replace(?:All)?$/u.test(method)) return place === 0 ? 'never' : reading;
  if (/^(?:map|flatMap|concat)$/u.test(method)) return reading;
  return TELLING.test(callee) ? 'spoken' : 'likely';
}

/** How a list is read that a call with `join` makes a text of. */
const joined = (call: Node, list: Node): boolean =>
  joinsWords(call) && (list.type === 'ArrayExpression' || isNode(list['callee']));

/** How what a call is made on is read: the member that is called, or what it is a member of. */
const ofReceiver = (call: Node, reading: Reading): Reading => {
  const { callee } = call;
  const object = isNode(callee) ? callee['object'] : null;
  if (isNode(object) && joined(call, object)) return 'spoken';
  return PASSING_METHOD.test(methodOf(call)) ? reading : 'likely';
};

/** Kinds of nodes that are read as what they stand in. */
const PASSING =
  /^(?:TemplateLiteral|ParenthesizedExpression|ArrayExpression|ChainExpression|BlockStatement|ReturnStatement|TS(?:As|Satisfies|NonNull)Expression|Literal)$/u;

function ofOperand(parent: Node, field: string, reading: Reading): Reading {
  if (parent.type === 'ConditionalExpression') return field === 'test' ? 'likely' : reading;
  const operator = String(parent['operator']);
  if (parent.type === 'LogicalExpression') return operator === '&&' && field === 'left' ? 'likely' : reading;
  if (/^[!=]==?$|^in$/u.test(operator)) return 'never';
  return operator === '+' ? reading : 'likely';
}

/** How an attribute's value is read. */
function ofAttribute(attribute: Node): Reading {
  const name = nameOf(attribute['name']);
  if (UNSPOKEN.test(name)) return 'never';
  return SPOKEN.test(name) ? 'spoken' : 'likely';
}

/** What is never read, wherever it stands: types, imports, names, tagged templates. */
function isForMachines(node: Node, field: string, parent: Node): boolean {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/u.test(node.type)) return true;
  if (/^(?:Import|ExportAll)/u.test(node.type) || node.type === 'TaggedTemplateExpression') return true;
  if (parent.type === 'ExportNamedDeclaration' && field === 'source') return true;
  if (field === 'key' && parent['computed'] !== true) return true;
  if (parent.type === 'MemberExpression' && field === 'property') return true;
  return parent.type === 'SwitchCase' && field === 'test';
}

/** How a node is read that stands at a field of another, in which it has a place when that is a list. */
export function readingOf(
  node: Node,
  { parent, field, place, reading }: { parent: Node; field: string; place: number; reading: Reading },
): Reading {
  if (isForMachines(node, field, parent)) return 'never';
  const { type } = parent;
  if (type === 'JSXAttribute') return ofAttribute(parent);
  if (type === 'JSXElement' || type === 'JSXFragment') return field === 'children' ? 'spoken' : 'likely';
  if (type === 'JSXExpressionContainer') return reading;
  if (/^(?:Conditional|Logical|Binary)Expression$/u.test(type)) return ofOperand(parent, field, reading);
  if (type === 'MemberExpression') return field === 'object' ? reading : 'likely';
  if (/^(?:Call|New)Expression$/u.test(type))
    return field === 'arguments' ? ofArgument(parent, place, reading) : ofReceiver(parent, reading);
  if (type === 'ArrowFunctionExpression') return field === 'body' ? reading : 'likely';
  if (type === 'IfStatement') return field === 'test' ? 'likely' : reading;
  if (type === 'Property') return SPOKEN_FIELD.test(nameOf(parent['key'])) ? 'spoken' : 'likely';
  return PASSING.test(type) ? reading : 'likely';
}
