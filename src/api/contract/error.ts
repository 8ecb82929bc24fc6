/** Compares an error with `ErrorResponse` and with the names of its status. */
import { type DeclaredAnswer, operations } from './contract.ts';
import { type Answered, type Departure, fault, warning } from './departure.ts';

/** Signs of a stack trace, a query or a path of the server in a text. */
const inside = new RegExp(
  [
    /\n\s+at .+\(.+:\d+\)|node_modules|goroutine \d+ \[|Traceback \(most recent|File "[^"]+", line \d+/,
    /\bat [\w.$]+\([\w]+\.(?:java|kt):\d+\)|nested exception is/,
    /\b(?:java|javax|jakarta|kotlin|org|com|net|io)\.[\w.]+(?:Exception|Error)\b|\b[a-z]\w*(?:\.[a-z]\w*){2,}\.[A-Z]\w+\b/,
    /SQLSTATE|syntax error at or near|could not execute statement|\bSQL \[|\bORA-\d{5}/,
    /\/(?:app|etc|home|opt|root|srv|tmp|usr|var)\/\w+\/|\b[A-Z]:\\\\?\w+\\/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const statusesOf = new Map<string, Set<number>>();
for (const operation of operations)
  for (const [status, { names }] of operation.answers)
    for (const name of names) statusesOf.set(name, (statusesOf.get(name) ?? new Set()).add(status));

/** Whether a text begins like an example text of the contract; its addresses and numbers may differ. */
function beginsAs(example: string, text: string): boolean {
  const escaped = example.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = escaped
    .replaceAll(/[\w-]+@[\w.\\-]+\w/g, String.raw`\S+@\S+`)
    .replaceAll(/\d+/g, String.raw`\d+`);
  return example !== '' && new RegExp(`^${pattern}`).test(text);
}

/** An error without a code is known by the beginning of its text. */
function* textOf(declared: DeclaredAnswer, { status, json }: Answered): Generator<Departure> {
  const message: unknown = Object(json).message;
  const isKnown = (text: string) => declared.texts.some((one) => beginsAs(one, text));
  if (status >= 500 || typeof message !== 'string' || isKnown(message)) return;
  yield fault(
    'error-code',
    `${status} message`,
    `The error ${status} has no code, and its text is none of the contract: "${message.slice(0, 100)}".`,
    `A gateway without codes works as long as its texts are those of the contract: ${declared.texts.map((one) => `"${one}"`).join(', ')}`,
    `/responses/${status}`,
    'Give each error its code; then the text is free.',
  );
}

/** Departures of an error beside its schema. */
export function* errorOf(declared: DeclaredAnswer, got: Answered): Generator<Departure> {
  const { status, json, text, headers } = got;
  const code: unknown = Object(json).code;
  // A limit of the person is no failure of the gateway.
  if (status >= 500 && code !== 'quota-exceeded')
    yield fault(
      'server-error',
      String(status),
      `The gateway answers ${status}.`,
      'A valid or invalid request is never answered by a failure of the gateway',
      '#/info/description',
      'The log of the gateway under this X-Request-Id tells more.',
    );
  if (inside.test(text))
    yield fault(
      'leak',
      String(status),
      'The answer contains a stack trace, a path or a query of the server.',
      'Texts are for people',
      '#/components/schemas/ErrorResponse',
    );
  if (Object(json).status !== undefined && Object(json).status !== status)
    yield fault(
      'error-shape',
      `${status} /status`,
      `The body says ${Object(json).status}, the answer is ${status}.`,
      'status repeats the HTTP status',
      '#/components/schemas/ErrorResponse/properties/status',
    );
  const requestId: unknown = Object(json).requestId;
  const named = headers.get('x-request-id');
  if (typeof requestId === 'string' && named !== null && requestId !== named)
    yield fault(
      'error-shape',
      `${status} /requestId`,
      `The body names the request "${requestId}", the header X-Request-Id "${named}".`,
      'An error repeats X-Request-Id in requestId',
      '#/components/schemas/ErrorResponse/properties/requestId',
    );
  if (code === undefined || code === null) yield* textOf(declared, got);
  if (typeof code !== 'string' || declared.names.includes(code)) return;
  const others = statusesOf.get(code);
  if (others && !others.has(status))
    yield fault(
      'error-code',
      `${status} ${code}`,
      `The code "${code}" comes with ${status}.`,
      `${code} belongs to ${[...others].join(', ')}`,
      `/responses/${status}`,
    );
  else
    yield warning(
      'error-code',
      `${status} ${code}`,
      `The code "${code}" is not among the names of ${status}.`,
      `Named: ${declared.names.join(', ')}`,
      `/responses/${status}`,
    );
}
