/** What the kit tries with every operation, each on a small gateway in memory that behaves well or has one fault. */

import { describe, expect, test } from 'vitest';
import { checks } from '../../openapi/check/checks.ts';
import { type OperationId, operationOf } from '../../openapi/check/contract.ts';
import type { Finding, Rule } from '../../openapi/check/finding.ts';
import { Http } from '../../openapi/check/http.ts';
import { wrongCallers } from '../../openapi/check/probes/access.ts';
import { invalidRequests } from '../../openapi/check/probes/invalid.ts';
import { repeated } from '../../openapi/check/probes/once.ts';
import { otherSites } from '../../openapi/check/probes/origin.ts';
import { strangers } from '../../openapi/check/probes/owner.ts';
import { staleVersions } from '../../openapi/check/probes/version.ts';
import { draftOf, type Input } from '../../openapi/check/request.ts';
import { type Call, type Role, Run } from '../../openapi/check/run.ts';

/** A request as the small gateways see it. */
interface Asked {
  /** The signed-in role; `nobody` without a cookie, `unknown` with another one. */
  readonly caller: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
}

/** A status alone, or with a body; an error has no body that these probes look at. */
type Reply = number | readonly [status: number, body: unknown];

const roles: readonly Role[] = ['employee', 'colleague', 'admin', 'companyAdmin', 'guest', 'otherGuest'];
const accounts = Object.fromEntries(
  roles.map((role) => [role, { email: `${role}@neuro.example`, password: 'portal-2026' }]),
);

function responseOf(reply: Reply): Response {
  const [status, body] = typeof reply === 'number' ? [reply, {}] : reply;
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
}

/** A run over a gateway that signs everybody in and answers the rest by a function; `asked` holds the rest. */
function runOver(answer: (asked: Asked) => Reply): { run: Run; asked: Asked[] } {
  const asked: Asked[] = [];
  const transport = async (request: Request) => {
    const url = new URL(request.url);
    const text = await request.text();
    if (/\/auth\/authentication$|\/chatBot\/auth$/.test(url.pathname)) {
      const [, role = ''] = /"email":"(\w+)@/.exec(text) ?? [];
      const response = responseOf(200);
      const kind = role.endsWith('uest') ? 'NEURO_BOT_SESSION' : 'NEURO_SESSION';
      response.headers.append('set-cookie', `${kind}=${role}`);
      return response;
    }
    const cookie = request.headers.get('cookie');
    const caller =
      cookie === null ? 'nobody' : (roles.find((one) => cookie.endsWith(`=${one}`)) ?? 'unknown');
    const one = { caller, method: request.method, url, headers: request.headers, text };
    asked.push(one);
    return responseOf(answer(one));
  };
  const http = new Http({ url: 'http://portal.test/', timeout: 1_000, total: 10_000, transport });
  return { run: new Run({ http, accounts, allowWrites: true }, checks), asked };
}

async function callOf<Id extends OperationId>(
  run: Run,
  role: Role,
  id: Id,
  input: Input<Id> = {},
): Promise<Call> {
  const operation = operationOf(id);
  return { operation, person: await run.person(role), draft: draftOf(operation, input as Input) };
}

/** Findings of some rules; these answers break others, because they are no more than a status. */
const told = (
  run: Run,
  ...rules: readonly Rule[]
): Pick<Finding, 'operation' | 'rule' | 'place' | 'message'>[] =>
  run.findings
    .filter(({ rule }) => rules.includes(rule))
    .map(({ operation, rule, place, message }) => ({ operation, rule, place, message }));

describe('[CON-04] callers whom x-access does not name', () => {
  const right: Readonly<Record<string, number>> = { nobody: 401, unknown: 401, guest: 401, admin: 200 };
  const isInvalid = ({ url }: Asked): boolean => url.searchParams.get('searchText') === '';
  const probed = async (
    statuses: Readonly<Record<string, number>>,
    fault: (asked: Asked) => Reply | undefined = () => undefined,
  ) => {
    const { run, asked } = runOver((one) => fault(one) ?? statuses[one.caller] ?? 403);
    await wrongCallers(run, await callOf(run, 'admin', 'adminGroupList'));
    return { asked, found: told(run, 'access') };
  };

  test('silent when each is refused', async () => {
    const { asked, found } = await probed(right);
    expect(found).toEqual([]);
    const callers = ['nobody', 'unknown', 'employee', 'companyAdmin', 'guest'];
    expect([...new Set(asked.map(({ caller }) => caller))]).toEqual(callers);
    expect(asked.filter(isInvalid).map(({ caller }) => caller)).toEqual(callers);
  });

  test.each([
    ['nobody', { nobody: 200 }, 'It is executed for nobody.'],
    ['nobody', { nobody: 403 }, 'nobody is answered by 403.'],
    ['an unknown session', { unknown: 200 }, 'It is executed for an unknown session.'],
    ['employee', { employee: 200 }, 'It is executed for employee.'],
    ['companyAdmin', { companyAdmin: 400 }, 'companyAdmin is answered by 400.'],
    ['guest', { guest: 403 }, 'guest is answered by 403.'],
  ])('%s: %j', async (place, fault, message) => {
    const { found } = await probed({ ...right, ...fault });
    expect(found).toEqual([{ operation: 'adminGroupList', rule: 'access', place, message }]);
  });

  test('parameters that are looked at before the session or the right', async () => {
    const { found } = await probed(right, (one) =>
      isInvalid(one) && one.caller === 'nobody' ? 400 : undefined,
    );
    expect(found.map(({ place }) => place)).toEqual(['nobody: invalid request']);
  });

  test('an error with the code of another one', async () => {
    const { found } = await probed(right, ({ caller }) =>
      caller === 'unknown' ? [401, { code: 'jwt-expired' }] : undefined,
    );
    expect(found.map(({ place }) => place)).toEqual(['an unknown session: code']);
  });

  test('an administrator who may not do what employees may', async () => {
    const { run } = runOver(({ caller }) => (caller === 'employee' ? 200 : caller === 'guest' ? 401 : 403));
    await wrongCallers(run, await callOf(run, 'employee', 'agentList'));
    expect(told(run, 'access').map(({ place }) => place)).toContain('admin is an employee');
  });

  test('a limit and a failure of the gateway say nothing; a public operation is not tried', async () => {
    expect((await probed({ ...right, nobody: 429, employee: 503 })).found).toEqual([]);
    const { run, asked } = runOver(() => 200);
    await wrongCallers(run, await callOf(run, 'admin', 'availabilityCheck'));
    expect(asked).toEqual([]);
  });
});

describe('[CON-04] objects of somebody else', () => {
  const uuid = '7c2e9f10-2222-4a3b-8c4d-00000000abcd';
  const probed = async (reply: Reply, id: 'agentRead' | 'agentVersionList' = 'agentRead', key = uuid) => {
    const { run, asked } = runOver(() => reply);
    run.owned.set(uuid, await run.person('employee'));
    await strangers(run, await callOf(run, 'employee', id, { query: { agentId: key } }));
    return { asked, found: told(run, 'other-person'), causes: run.findings.map(({ cause }) => cause) };
  };

  test('silent at 404, which a colleague gets', async () => {
    const { asked, found } = await probed(404);
    expect(found).toEqual([]);
    expect(asked.map(({ caller }) => caller)).toEqual(['colleague']);
  });

  test('an object that is served, and one whose existence is told', async () => {
    const finding = { operation: 'agentRead', rule: 'other-person', place: 'colleague' };
    const served = await probed([200, { uuid }]);
    expect(served.found).toEqual([{ ...finding, message: `Somebody else's ${uuid} is answered by 200.` }]);
    expect(served.causes).toContain('The object is looked up without its owner.');
    const refused = await probed(403);
    expect(refused.found).toEqual([{ ...finding, message: `Somebody else's ${uuid} is answered by 403.` }]);
    expect(refused.causes).toContain('The answer tells that the object exists.');
  });

  test('a list may be empty for a stranger, and may not have items', async () => {
    expect((await probed([200, { content: [] }], 'agentVersionList')).found).toEqual([]);
    expect((await probed([200, { content: [{ version: 1 }] }], 'agentVersionList')).found).toHaveLength(1);
  });

  test('an object that belongs to nobody in particular is not tried', async () => {
    expect((await probed(200, 'agentRead', crypto.randomUUID())).asked).toEqual([]);
  });
});

describe('[CON-04] requests of other sites', () => {
  const probed = async (status: (headers: Headers) => number, id: OperationId = 'agentPin') => {
    const { run, asked } = runOver(({ headers }) => status(headers));
    await otherSites(run, await callOf(run, 'employee', id));
    return { asked, found: told(run, 'other-site') };
  };

  test('silent when all are refused; what changes nothing is not tried', async () => {
    const { asked, found } = await probed(() => 403);
    expect(found).toEqual([]);
    const sites = asked.map(({ headers }) => [headers.get('sec-fetch-site'), headers.get('origin')]);
    expect(sites).toEqual([
      ['cross-site', null],
      ['same-site', null],
      [null, 'https://evil.example'],
      ['cross-site', null],
    ]);
    expect(asked.at(-1)?.caller).toBe('nobody');
    expect((await probed(() => 200, 'agentList')).asked).toEqual([]);
  });

  test('a gateway that takes another host of the same site for its own', async () => {
    const { found } = await probed((headers) => (headers.get('sec-fetch-site') === 'same-site' ? 204 : 403));
    const message = 'A request of another site is answered by 204.';
    const place = 'sec-fetch-site: same-site';
    expect(found).toEqual([{ operation: 'agentPin', rule: 'other-site', place, message }]);
  });
});

describe('[CON-04] invalid requests', () => {
  const refusal = ({ headers }: Asked): number =>
    headers.get('content-type') === 'application/json' ? 400 : 415;
  const probed = async (fault: (asked: Asked) => number | undefined) => {
    const { run, asked } = runOver((one) => fault(one) ?? refusal(one));
    await invalidRequests(run, await callOf(run, 'employee', 'agentPin'));
    return { asked, found: told(run, 'invalid-accepted', 'invalid-status') };
  };
  const withoutPinned = ({ text }: Asked): boolean => /^\{"uuid":"[^"]+"\}$/.test(text);

  test('silent when each is refused: fields, forms of a body, and its content type', async () => {
    const { asked, found } = await probed(() => undefined);
    expect(found).toEqual([]);
    expect(asked.some(withoutPinned)).toBe(true);
    const texts = asked.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['{', '', '[]']));
    expect(asked.filter(({ headers }) => headers.get('content-type') === 'text/plain')).toHaveLength(1);
  });

  test('a missing field that is accepted, or found too late', async () => {
    const place = 'body /pinned: a missing field';
    const answeredBy = (status: number) => `a missing field (body /pinned) is answered by ${status}.`;
    const accepted = await probed((one) => (withoutPinned(one) ? 204 : undefined));
    const finding = { operation: 'agentPin', place };
    expect(accepted.found).toEqual([{ ...finding, rule: 'invalid-accepted', message: answeredBy(204) }]);
    const late = await probed((one) => (withoutPinned(one) ? 404 : undefined));
    expect(late.found).toEqual([{ ...finding, rule: 'invalid-status', message: answeredBy(404) }]);
  });

  test('another content type that is read', async () => {
    const { found } = await probed(() => 400);
    const [place, message] = [
      'body: another content type',
      'another content type (body) is answered by 400.',
    ];
    expect(found).toEqual([{ operation: 'agentPin', rule: 'invalid-status', place, message }]);
  });

  test('a field that the valid request leaves out is sent with values that do not fit', async () => {
    const { run, asked } = runOver(refusal);
    const body = { sendKey: 'enter', startPage: 'last', afterPick: 'open', longPaste: 'never' } as const;
    await invalidRequests(run, await callOf(run, 'employee', 'settingsChange', { body }));
    expect(asked.map(({ text }) => text)).toContain(JSON.stringify({ ...body, startService: 7 }));
  });

  test('every request that needs a key has its own', async () => {
    const { run, asked } = runOver(refusal);
    await invalidRequests(run, await callOf(run, 'employee', 'agentAdd'));
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    const given = keys.filter((key) => key !== null && /^[0-9a-f-]{36}$/.test(key));
    expect(given.length).toBeGreaterThan(10);
    // What is no JSON is sent under the key of the valid call: what is refused is not kept.
    const own = asked.filter(({ text }) => ['{', '', '[]'].includes(text));
    expect(new Set(own.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(new Set(given).size).toBe(given.length - own.length + 1);
  });
});

describe('[CON-04] stale versions', () => {
  const probed = async (reply: number, version: number, id: 'agentChange' | 'agentPin' = 'agentChange') => {
    const { run, asked } = runOver(() => reply);
    const call = await callOf(run, 'employee', id);
    const body = { ...(call.draft.body as object), version };
    await staleVersions(run, { ...call, draft: { ...call.draft, body } });
    return { sent: asked.map(({ text }) => JSON.parse(text).version), found: told(run, 'version') };
  };

  test('silent at 409; the version before is named, or the next one of a first version', async () => {
    expect(await probed(409, 5)).toEqual({ sent: [4], found: [] });
    expect(await probed(409, 1)).toEqual({ sent: [2], found: [] });
  });

  test('a change that is accepted', async () => {
    const message = 'Version 4 of an object with version 5 is answered by 200.';
    const finding = { operation: 'agentChange', rule: 'version', place: 'version', message };
    expect((await probed(200, 5)).found).toEqual([finding]);
  });

  test('an operation without versions is not tried', async () => {
    expect((await probed(200, 5, 'agentPin')).sent).toEqual([]);
  });
});

describe('[CON-04] repeated requests', () => {
  /** Adds agents; keeps the first request and its answer of each key, as far as it has no fault. */
  function adding(fault: 'none' | 'key' | 'again' | 'other' | 'secret' | 'case' | 'text') {
    const kept = new Map<string, { text: string; body: object }>();
    const sorted = (text: string): string => JSON.stringify(Object.entries(JSON.parse(text)).sort());
    return ({ headers, text: sent }: Asked): Reply => {
      const given = headers.get('idempotency-key');
      const key = fault === 'case' ? given : (given?.toLowerCase() ?? null);
      const text = fault === 'text' ? sent : sorted(sent);
      if (key === null) return fault === 'key' ? [200, {}] : 400;
      const old = kept.get(key);
      if (old && old.text !== text && fault !== 'other') return 409;
      if (old && fault === 'secret') return [200, { ...old.body, secret: null }];
      if (old && fault !== 'again') return [200, old.body];
      const body = { uuid: crypto.randomUUID(), secret: 'said once' };
      kept.set(key, { text, body });
      return [200, body];
    };
  }
  const probed = async (fault: Parameters<typeof adding>[0]) => {
    const { run, asked } = runOver(adding(fault));
    const call = await callOf(run, 'employee', 'agentAdd');
    await repeated(run, call, await run.exchange(call));
    return { asked, found: told(run, 'once', 'invalid-accepted') };
  };

  test('silent when a repetition gets the first answer, also when its secret is not said again', async () => {
    const { asked, found } = await probed('none');
    expect(found).toEqual([]);
    expect(asked).toHaveLength(6);
    expect((await probed('secret')).found).toEqual([]);
  });

  test.each([
    [
      ...(['again', 'once', 'same request'] as const),
      'The repeated request is answered by 200 with another body than the first one.',
    ],
    [
      'case',
      'once',
      'key in upper case',
      'The repeated request is answered by 200 with another body than the first one.',
    ],
    [
      'text',
      'once',
      'properties in another order',
      'The repeated request is answered by 409 with another body than the first one.',
    ],
    ['other', 'once', 'another request', 'Another request under a used key is answered by 200.'],
    [
      ...(['key', 'invalid-accepted', 'Idempotency-Key'] as const),
      'A call without the required Idempotency-Key is executed.',
    ],
  ] as const)('%s', async (fault, rule, place, message) => {
    expect((await probed(fault)).found).toEqual([{ operation: 'agentAdd', rule, place, message }]);
  });

  test('an operation without a key is not repeated', async () => {
    const { run, asked } = runOver(() => 204);
    const call = await callOf(run, 'employee', 'agentPin');
    await repeated(run, call, await run.exchange(call));
    expect(asked).toHaveLength(1);
  });
});
