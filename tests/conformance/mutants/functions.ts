/** Gateways that let functions of agents do more than they may. */
import {
  answerLike,
  callAs,
  editBody,
  editItems,
  editJson,
  type Json,
  type Mutant,
  onAnswer,
  repeatLast,
  succeedOn,
} from './faulty.ts';

/** Answers trials of some kind as if the function had been called. */
const calls = (when: (trial: { draft: Json; arguments: string; isConfirmed: boolean }) => boolean) =>
  onAnswer(['functionCheck'], async (answer, request) => {
    if (answer.status !== 200 || !when(JSON.parse(await request.text()))) return answer;
    const body = JSON.stringify({ ...((await answer.json()) as Json), status: 'ok' });
    return answerLike(answer, { body });
  });

/** Leaves headers out before the gateway looks at them. */
const dropHeaders = (when: (header: Json) => boolean): Mutant['wrap'] =>
  editBody(['functionAdd'], (body) => ({
    ...body,
    ...(Array.isArray(body['headers']) && {
      headers: (body['headers'] as (Json | null)[]).filter((one) => !one || !when(one)),
    }),
  }));

export const functionMutants: readonly Mutant[] = [
  {
    name: 'A saved function may be changed to an address inside',
    area: ['functionChange'],
    rules: ['address'],
    wrap: repeatLast(['functionChange'], [422]),
  },
  {
    name: 'A trial may call an address inside',
    area: ['functionCheck'],
    rules: ['address'],
    wrap: repeatLast(['functionCheck'], [422]),
  },
  {
    name: 'A trial changes data without consent',
    area: ['functionCheck'],
    rules: ['invalid-accepted'],
    wrap: calls(({ draft, isConfirmed }) => draft['changes'] === true && !isConfirmed),
  },
  {
    name: 'A POST without a mark needs no consent',
    area: ['functionCheck'],
    rules: ['invalid-accepted'],
    wrap: calls(({ draft, isConfirmed }) => draft['changes'] === false && !isConfirmed),
  },
  {
    name: 'Arguments are not compared with their schema',
    area: ['functionCheck'],
    rules: ['invalid-accepted'],
    wrap: calls(({ isConfirmed }) => isConfirmed),
  },
  {
    name: 'Everybody may try a function with its secrets',
    area: ['functionCheck'],
    rules: ['other-person'],
    wrap: callAs(['functionCheck'], 'employee@neuro.example'),
  },
  {
    name: 'Secrets of a function go to another address',
    area: ['functionChange'],
    rules: ['stored'],
    wrap: editItems(['functionChange'], (item) => ({
      ...item,
      headers: (item['headers'] as Json[]).map((one) => ({ ...one, isSet: true })),
    })),
  },
  {
    name: 'A secret without a value is lost',
    area: ['functionChange'],
    rules: ['stored'],
    wrap: editBody(['functionChange'], (body) => {
      const draft = body['draft'] as { headers?: Json[] } | null | undefined;
      if (!Array.isArray(draft?.headers)) return body;
      const headers = draft.headers.map((one) => (one?.['isSecret'] ? { value: null, ...one } : one));
      return { ...body, draft: { ...draft, headers } };
    }),
  },
  {
    name: 'A function may set the header Host',
    area: ['functionAdd'],
    rules: ['invalid-accepted'],
    wrap: dropHeaders(({ name }) => name === 'Host'),
  },
  {
    name: 'A header of a function may have two lines',
    area: ['functionAdd'],
    rules: ['invalid-accepted'],
    wrap: dropHeaders(({ value }) => /[\r\n]/.test(String(value))),
  },
  {
    name: 'Schemas of arguments may have patterns',
    area: ['functionAdd'],
    rules: ['invalid-accepted'],
    wrap: editBody(['functionAdd'], (body) => ({
      ...body,
      ...(typeof body['parameters'] === 'string' && {
        parameters: body['parameters'].replace(/,"pattern":"[^"]*"/, ''),
      }),
    })),
  },
  {
    name: 'A function in use is removed',
    area: ['functionRemove'],
    rules: ['status', 'stored'],
    wrap: succeedOn(['functionRemove'], [409], null, 204),
  },
  {
    name: 'Users of a function read its address',
    area: ['functionAccessChange', 'functionRead'],
    rules: ['stored'],
    wrap: editJson(['functionRead'], 200, (json) => ({
      ...json,
      url: json['url'] || 'https://support.neuro.example/api/tickets',
    })),
  },
  {
    name: 'Every agent is told to use no function',
    area: ['functionRead'],
    rules: ['stored'],
    wrap: editItems(['functionRead'], (item) => ({ ...item, usedBy: 0 })),
  },
];
