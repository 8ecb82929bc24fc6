/** Gateways with faults in sums of files, attempts, rights of editors, and hidden chat-bots. */
import {
  accept,
  answerLike,
  editBody,
  editItems,
  type Json,
  type Mutant,
  onAnswer,
  operationAt,
  replaceStatus,
  together,
} from './faulty.ts';

export const ownMutants: readonly Mutant[] = [
  {
    name: 'The sums of files are those of the sent ones',
    area: ['storageRead'],
    rules: ['stored'],
    wrap: editItems(['storageRead'], (item) => ({ ...item, files: Math.max(0, Number(item['files']) - 1) })),
  },
  {
    name: 'Every kind of file has one',
    area: ['storageRead'],
    rules: ['stored'],
    wrap: editItems(['storageRead'], (item) => ({
      ...item,
      kinds: (item['kinds'] as Json[]).map((one) => ({ ...one, files: Number(one['files']) + 1 })),
    })),
  },
  {
    name: 'A name keeps its blanks',
    area: ['profileChange'],
    rules: ['stored'],
    wrap: (next) => {
      let sent = '';
      return together(
        editBody(['profileChange'], (body) => {
          sent = String(body['name']);
          return body;
        }),
        editItems(['profileRead'], (item) => (item['name'] === sent.trim() ? { ...item, name: sent } : item)),
      )(next);
    },
  },
  {
    name: 'Exports are made one after the other',
    area: ['dataExportAdd'],
    rules: ['invalid-accepted'],
    wrap: replaceStatus(['dataExportAdd'], 429, 200),
  },
  {
    name: 'Every attempt is the first one',
    area: ['exerciseAttemptSend'],
    rules: ['stored'],
    wrap: editItems(['exerciseAttemptSend'], (item) => ({ ...item, number: 1 })),
  },
  {
    name: 'The best score is the last one',
    area: ['exerciseAttemptSend', 'exerciseRead'],
    rules: ['stored'],
    wrap: (next) => {
      let last: unknown;
      return together(
        editItems(['exerciseAttemptSend'], (item) => {
          last = item['score'];
          return item;
        }),
        editItems(['exerciseRead'], (item) => (last === undefined ? item : { ...item, best: last })),
      )(next);
    },
  },
  {
    name: 'The example is an attempt',
    area: ['exerciseAttemptSend'],
    rules: ['invalid-accepted'],
    wrap: accept('exerciseAttemptSend', 'fields-invalid'),
  },
  {
    name: 'Equal content makes a version of a function',
    area: ['functionChange'],
    rules: ['stored'],
    wrap: (next) => {
      let before: unknown;
      return onAnswer(['functionChange'], async (answer) => {
        if (answer.status !== 200) return answer;
        const json = (await answer.clone().json()) as Json;
        const isEqual = json['version'] === before;
        before = json['version'];
        return isEqual
          ? answerLike(answer, { body: JSON.stringify({ ...json, version: Number(before) + 1 }) })
          : answer;
      })(next);
    },
  },
  ...(
    [
      ['agentAccessChange', 'Editors share agents'],
      ['agentHide', 'Editors archive agents'],
      ['templateAccessChange', 'Editors share templates'],
      ['templateHide', 'Editors archive templates'],
      ['functionAccessChange', 'Editors share functions'],
      ['functionRemove', 'Editors remove functions'],
    ] as const
  ).map(([id, name]): Mutant => {
    const reads = ['agentRead', 'templateRead', 'functionRead'] as const;
    return {
      name,
      area: [id],
      rules: ['other-person'],
      // Who has just read with the right `edit` may do everything from then on.
      wrap: (next) => {
        const editors = new Set<string | null>();
        return together(
          onAnswer(reads, async (answer, request) => {
            if ((await answer.clone().text()).includes('"right":"edit"'))
              editors.add(request.headers.get('cookie'));
            return answer;
          }),
          onAnswer([id], (answer, request) =>
            answer.status === 404 && editors.has(request.headers.get('cookie'))
              ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
              : answer,
          ),
        )(next);
      },
    };
  }),
  {
    name: 'Links to chat-bots are mailed to employees',
    area: ['guestLinkSend'],
    rules: ['invalid-accepted'],
    wrap: accept('guestLinkSend', 'fields-invalid'),
  },
  {
    name: 'A hidden chat-bot lets guests in',
    area: ['guestBotRead', 'guestBotHide'],
    rules: ['session'],
    wrap: (next) => {
      let isHidden = false;
      return together(
        onAnswer(['guestLogin'], (answer) => {
          if (answer.status === 200) isHidden = false;
          return answer;
        }),
        onAnswer(['guestBotHide'], (answer) => {
          isHidden ||= answer.status < 300;
          return answer;
        }),
        onAnswer(['guestLogin'], async (answer, request) =>
          isHidden && answer.status === 400 && (await request.text()).includes('"token"')
            ? answerLike(answer, { status: 200 })
            : answer,
        ),
      )(next);
    },
  },
  {
    name: 'A change of another site is refused after it was stored',
    area: ['historyChatRename'],
    rules: ['other-site'],
    wrap: (next) => async (request) => {
      if (
        operationAt(request) !== 'historyChatRename' ||
        request.headers.get('sec-fetch-site') !== 'cross-site'
      )
        return next(request);
      const copy = request.clone() as Request;
      const answer = await next(request);
      const headers = new Headers(copy.headers);
      headers.delete('sec-fetch-site');
      await next(new Request(copy.url, { method: copy.method, headers, body: await copy.text() }));
      return answer;
    },
  },
];
