/** One run of the kit: who calls, what was found, what was not checked. */
import { type Operation, type OperationId, operationOf } from './contract.ts';
import { type Exchange, Findings } from './findings.ts';
import { GaveUp, type Got, type Http, NoAnswer, type Sent } from './http.ts';
import { itemsOf } from './lists/page.ts';
import { pause } from './pause.ts';
import type { Reading } from './reading.ts';
import { type AnswerOf, type BodyOf, type Draft, draftOf, encoded, type Input } from './request.ts';

export type { Exchange, Observation } from './findings.ts';

export type Role = 'employee' | 'colleague' | 'admin' | 'companyAdmin' | 'guest' | 'otherGuest';

/** Address and password of an account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Somebody who calls; a visitor has no cookie. */
export interface Person {
  readonly role: Role | 'visitor';
  cookie: string;
}

/** The rest of a journey cannot be checked. */
export class Blocked extends Error {}

/**
 * Why a journey, or a part of it, ended early. Any error that is not thrown on purpose is one of an answer that is not
 * what the journey needs, which is a finding by itself: the other journeys go on.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Blocked || error instanceof GaveUp) return error.message;
  return `an answer is not what the journey needs: ${error instanceof Error ? error.message : String(error)}`;
}

/** A valid call that probes vary. */
export interface Call {
  readonly operation: Operation;
  readonly person: Person;
  readonly draft: Draft;
  /** How its answer is read. */
  readonly reading?: Reading;
}

/** The answer of a valid call. */
export interface Answer<Id extends OperationId> extends Exchange {
  readonly json: AnswerOf<Id>;
}

export interface RunOptions {
  readonly http: Http;
  readonly accounts: Readonly<Partial<Record<Role, Account>>>;
  readonly allowWrites: boolean;
  /** A mock answers with examples: it repeats no request id and says nothing about caches. */
  readonly isStateless?: boolean;
  /** The operations to check; all when absent. */
  readonly only?: ReadonlySet<OperationId>;
  /** Path of the list of sent letters at the same address (`docs/backend.md`); letters are not read without it. */
  readonly letters?: string;
  /** Path of the gateway's clock on the same host (`docs/backend.md`). Without it checks of timed events are omitted. */
  readonly clock?: string;
  /** Address of a page of the internet that the gateway can read (`--page`). Without it none is read. */
  readonly page?: string;
  /** Called after each operation, for progress. */
  readonly onChecked?: (id: OperationId) => void;
}

/** Shorter cookies stand in answers by chance. */
const leastSecret = 16;

/** Operations that open or close a session: they are called without `--allow-writes`, too. */
const sessions: ReadonlySet<OperationId> = new Set(['authLogin', 'guestLogin', 'authLogout']);

/** Operations that wait for a model or for another server. They have a longer time limit. */
const waits: ReadonlySet<OperationId> = new Set([
  ...(['chatMessageSend', 'chatStreamResume', 'voiceSend', 'serviceFind'] as const),
  ...([
    'presentationOutlineSend',
    'presentationPageAdd',
    'presentationSlidesSend',
    'presentationStreamResume',
    'presentationTextSend',
  ] as const),
]);

/** What is checked with each answer, and with the first valid call of an operation. */
export interface Checks {
  /** Compares an answer with the contract. */
  readonly answer: (run: Run, exchange: Exchange, body: unknown) => void;
  /** True for a stream that was not read to its end, which ends the journey. */
  readonly isCutOff: (run: Run, exchange: Exchange) => boolean;
  /** Before the call; they must change nothing. */
  readonly beforehand: readonly ((run: Run, call: Call) => Promise<void>)[];
  readonly afterwards: readonly ((run: Run, call: Call, exchange: Exchange) => Promise<void>)[];
  /** A list, again when it has become longer. */
  readonly lists: (run: Run, call: Call, exchange: Exchange) => Promise<void>;
}

export class Run extends Findings {
  readonly http: Http;
  readonly options: RunOptions;
  /** Operations of which a valid call was answered. */
  readonly checked = new Set<OperationId>();
  readonly visitor: Person = { role: 'visitor', cookie: '' };
  /** Texts that no later answer may contain, with what they are. */
  readonly secrets = new Map<string, string>();
  /** Keys of objects that only their owner may see, with the owner. */
  readonly owned = new Map<string, Person>();
  readonly #checks: Checks;
  readonly #people = new Map<Role, Promise<Person>>();
  readonly #begun = new Set<OperationId>();
  /** Calls of lists that had less than two items. */
  readonly #poor = new Map<OperationId, Call>();

  constructor(options: RunOptions, checks: Checks) {
    super(options.only);
    this.options = options;
    this.#checks = checks;
    this.http = options.http;
  }

  /** The signed-in person of a role. @throws Blocked without an account, or when its sign-in is refused */
  person(role: Role): Promise<Person> {
    const known = this.#people.get(role);
    if (known) return known;
    const made = this.signIn(role);
    this.#people.set(role, made);
    return made;
  }

  /**
   * The person of a role for a part of the checks of an operation.
   *
   * @returns undefined without an account of the role, and, with a note, when it cannot sign in
   */
  async other(role: Role, id: OperationId): Promise<Person | undefined> {
    if (!this.options.accounts[role]) return undefined;
    try {
      return await this.person(role);
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      this.skip(id, `not tried as ${role}: ${error.message}`);
      return undefined;
    }
  }

  /** A new session of a role, beside those that it has. */
  async signIn(role: Role): Promise<Person> {
    const account = this.options.accounts[role];
    if (!account) throw new Blocked(`no account for the role ${role} (--account ${role}=…)`);
    const isGuest = role === 'guest' || role === 'otherGuest';
    const id = isGuest ? 'guestLogin' : 'authLogin';
    const person: Person = { role, cookie: '' };
    const { got } = await this.send(person, id, { body: { ...this.example(id), ...account } });
    const isUnbuilt = !this.isSelected(id) && [404, 405, 501].includes(got.status);
    if (isUnbuilt) throw new Blocked(`${id}, which it needs, answers ${got.status}`);
    if (got.status !== 200) throw new Blocked(`${account.email} cannot sign in: ${id} answers ${got.status}`);
    return person;
  }

  /** Sends a draft as it is, keeps cookies, and compares the answer with the contract. */
  async exchange({ operation, person, draft, reading }: Call): Promise<Exchange> {
    const { address, init, shown } = encoded(operation, draft, person.cookie);
    const sent = { ...shown, url: this.http.base + address, caller: person.role };
    const requestId = `kit-${crypto.randomUUID()}`;
    init.headers['x-request-id'] ??= requestId;
    const got = await this.#sendPatiently(operation, sent, () =>
      this.http.send(address, init, {
        ...(waits.has(operation.id) && { time: this.http.patience }),
        ...reading,
      }),
    );
    this.#keepCookies(person, got);
    const exchange = { operation, sent, got };
    this.#checks.answer(this, exchange, init.body);
    if (this.#checks.isCutOff(this, exchange)) throw new Blocked('a stream was not read to its end');
    return exchange;
  }

  /** Waits once when a limit says so and the wait is short. */
  async #sendPatiently(operation: Operation, sent: Sent, send: () => Promise<Got>): Promise<Got> {
    try {
      const got = await send();
      const wait = Number(got.headers.get('retry-after'));
      if (got.status !== 429 || !(wait > 0 && wait <= 3)) return got;
      await pause(wait * 1000);
      return await send();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const empty = { headers: new Headers(), bytes: new Uint8Array(), text: '', json: undefined };
      const nothing: Got = { ...empty, status: 0, took: 0 };
      this.report(
        { operation, sent, got: nothing },
        {
          rule: 'no-answer',
          place: 'answer',
          message: `No answer: ${error.message}.`,
          says: 'Every call is answered',
        },
      );
      throw new Blocked(error.message);
    }
  }

  #keepCookies(person: Person, { headers }: Got): void {
    if (person.role === 'visitor') return;
    for (const line of headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const name = pair.split('=')[0];
      const others = person.cookie.split('; ').filter((old) => old !== '' && old.split('=')[0] !== name);
      person.cookie = [...others, ...(pair.endsWith('=') ? [] : [pair])].join('; ');
      const token = pair.slice(pair.indexOf('=') + 1);
      if (token.length >= leastSecret) this.secrets.set(token, 'the cookie of a session');
    }
  }

  /**
   * Makes a valid call. The first one of an operation is tried with what must be refused before, and repeated after.
   *
   * @returns the successful answer
   * @throws Blocked when it is refused, or when it would change something and that is not allowed
   */
  async call<Id extends OperationId>(person: Person, id: Id, input: Input<Id> = {}): Promise<Answer<Id>> {
    this.#refuseWrites(id);
    const operation = operationOf(id);
    const call: Call = { operation, person, draft: draftOf(operation, input as Input) };
    const isFirst = this.isSelected(id) && !this.#begun.has(id);
    this.#begun.add(id);
    const before = this.findings.length;
    if (isFirst) for (const probe of this.#checks.beforehand) await probe(this, call);
    const exchange = await this.exchange(call);
    const { got } = exchange;
    if (got.status >= 300) {
      this.refused(exchange, before);
      throw new Blocked(
        this.isSelected(id) ? `${id} answers ${got.status}` : `${id}, which it needs, answers ${got.status}`,
      );
    }
    this.checked.add(id);
    if (isFirst) for (const probe of this.#checks.afterwards) await probe(this, call, exchange);
    if (operation.order.length > 0 && this.isSelected(id)) await this.#lookAgain(call, exchange, isFirst);
    if (isFirst) this.options.onChecked?.(id);
    return { ...exchange, json: got.json as AnswerOf<Id> };
  }

  /**
   * Sends a call without probes, and takes any answer.
   *
   * @throws Blocked when it would change something and that is not allowed
   */
  async send<Id extends OperationId>(person: Person, id: Id, input: Input<Id> = {}): Promise<Exchange> {
    this.#refuseWrites(id);
    const operation = operationOf(id);
    return this.exchange({ operation, person, draft: draftOf(operation, input as Input) });
  }

  /** Checks a list as it is now. */
  async checkList(call: Call): Promise<void> {
    await this.#checks.lists(this, call, await this.exchange(call));
  }

  #refuseWrites(id: OperationId): void {
    if (operationOf(id).changesState && !this.options.allowWrites && !sessions.has(id))
      throw new Blocked('it changes data: --allow-writes');
  }

  /** A list that had less than two items is checked once more when it has them. */
  async #lookAgain(call: Call, exchange: Exchange, isFirst: boolean): Promise<void> {
    const { id } = call.operation;
    const isPoor = itemsOf(exchange.got.json).length < 2;
    if (isPoor && isFirst) this.#poor.set(id, call);
    if (isPoor || !this.#poor.delete(id)) return;
    await this.#checks.lists(this, call, exchange);
  }

  /** Checks the lists that were short at first, as they are at the end. */
  async lookAgain(): Promise<void> {
    for (const [id, call] of [...this.#poor])
      try {
        const exchange = await this.exchange(call);
        if (exchange.got.status === 200) await this.#lookAgain(call, exchange, false);
      } catch (error) {
        this.skip(id, `not read again at the end: ${reasonOf(error)}`);
      }
  }

  /** The example body of an operation. */
  example<Id extends OperationId>(id: Id): BodyOf<Id> {
    return structuredClone(operationOf(id).body?.example) as BodyOf<Id>;
  }

  /** Reports each property of what was read that differs from what was written. */
  same(
    exchange: Exchange,
    read: Readonly<Record<string, unknown>>,
    written: Readonly<Record<string, unknown>>,
  ): void {
    for (const [name, value] of Object.entries(written)) {
      if (JSON.stringify(read[name]) === JSON.stringify(value)) continue;
      this.report(exchange, {
        rule: 'stored',
        place: name,
        says: 'A change that was answered by a success is read back',
        message: `${name} is ${JSON.stringify(read[name])} after it was set to ${JSON.stringify(value)}.`,
        cause:
          'The change is answered before it is stored, the field is left out, or what is read comes from a cache.',
      });
    }
  }

  /** A draft of the call with changes, for probes. */
  vary(call: Call, change: Partial<Draft>, person = call.person): Promise<Exchange> {
    return this.exchange({ ...call, person, draft: { ...call.draft, ...change } });
  }
}

/** Calls of some operations, in the order in which they depend on each other. */
export interface Journey {
  readonly name: string;
  readonly covers: readonly OperationId[];
  /** Moves the gateway's clock, and therefore runs after all other journeys. */
  readonly isTimed?: boolean;
  readonly run: (run: Run) => Promise<void>;
}
