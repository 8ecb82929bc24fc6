/** Gateways whose administration does what it must refuse, or does not do what it was told. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  accept,
  answerLike,
  editBody,
  editItems,
  editJson,
  editList,
  type Json,
  type Mutant,
  onAnswer,
  operationAt,
  together,
} from './faulty.ts';

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** Actions of one kind on accounts are answered and not executed: nothing is added to no group. */
const actsNot = (kind: string) =>
  editBody(['adminUserBatchChange'], (body) =>
    textOf(body['action']).includes(`"kind":"${kind}"`)
      ? { ...body, action: { kind: 'groupsAdd', groups: [] } }
      : body,
  );

/** Jobs of one kind tell of a refused row that it was changed. */
const takesRefused =
  (kind: string): Mutant['wrap'] =>
  (next) => {
    const jobs = new Set<unknown>();
    const told = (job: Json): Json =>
      jobs.has(job['uuid']) && job['refused'] === 1 ? { ...job, refused: 0, changed: 1 } : job;
    return together(
      onAnswer(['adminUserBatchChange'], async (answer, request) => {
        const isOne = (await request.text()).includes(`"kind":"${kind}"`);
        if (isOne && answer.status === 200) jobs.add(((await answer.clone().json()) as Json)['uuid']);
        return answer;
      }),
      editItems(['adminUserBatchChange', 'jobRead'], told),
    )(next);
  };

/** Announcements with such settings are shown to everybody. */
const shows =
  (isShown: (fields: Json) => boolean): Mutant['wrap'] =>
  (next) => {
    let shown: Json | undefined;
    return together(
      onAnswer(['adminBannerChange'], async (answer, request) => {
        const fields = (await request
          .clone()
          .json()
          .catch(() => ({}))) as Json;
        if (answer.status === 200) shown = isShown(fields) ? fields : undefined;
        return answer;
      }),
      editList(['bannerList'], (items) => {
        if (!shown) return items;
        const { uuid, title, text } = shown;
        return [...items, { uuid, title, text, tone: 'info', isClosable: true }];
      }),
    )(next);
  };

/** Says the secret of a token again, from the first answer. */
const tellsAgain: Mutant['wrap'] = (next) => {
  const secrets = new Map<unknown, unknown>();
  return editJson(['adminTokenAdd'], 200, (json) => {
    const uuid = (json['token'] as Json)['uuid'];
    if (json['secret'] !== null) secrets.set(uuid, json['secret']);
    return { ...json, secret: secrets.get(uuid) ?? null };
  })(next);
};

/** A view that another person shared once stays in the list. */
const keepsShared: Mutant['wrap'] = (next) => {
  const shared = new Map<unknown, Json>();
  return editList(['tableViewList'], (items) => {
    for (const item of items) if (item['isOwn'] === false) shared.set(item['uuid'], item);
    const rest = [...shared.values()].filter(({ uuid }) => items.every((item) => item['uuid'] !== uuid));
    return [...items, ...rest];
  })(next);
};

/** Mails inner notes as it mails answers. */
const mailsNotes: Mutant['wrap'] = (next) => {
  let notes = 0;
  return async (request) => {
    const copy = request.clone() as Request;
    const answer = await next(request);
    if (operationAt(copy) === 'adminFeedbackAnswerSend' && answer.status === 200)
      notes += Number((await copy.text()).includes('"isInner":true'));
    if (!new URL(copy.url).pathname.endsWith('/api/dev/mailbox') || notes === 0) return answer;
    const letters = (await answer.json()) as unknown[];
    return answerLike(answer, { body: JSON.stringify([...Array(notes).fill({}), ...letters]) });
  };
};

/** Names that another object has are taken. */
const takesName = (
  id: OperationId,
  name: string,
  what = 'name',
  also: readonly OperationId[] = [],
): Mutant => ({
  name,
  area: [id, ...also],
  rules: ['status', 'invalid-accepted'],
  wrap: onAnswer([id], async (answer) => {
    const text = answer.status === 409 ? await answer.clone().text() : '';
    const isTaken = text.includes('"code":"name-taken"') && text.includes(`"field":"${what}"`);
    return isTaken ? answerLike(answer, { status: 200 }) : answer;
  }),
});

export const administeredMutants: readonly Mutant[] = [
  {
    name: 'A group with members is removed',
    area: ['adminGroupRemove'],
    rules: ['status'],
    wrap: accept('adminGroupRemove', 'in-use'),
  },
  {
    name: 'The members of a removed group get no other one',
    area: ['adminGroupRemove'],
    rules: ['stored'],
    wrap: editItems(['adminUserRead'], (user) => ({ ...user, groups: [] })),
  },
  {
    name: 'A group of the system is removed',
    area: ['adminGroupRemove'],
    rules: ['status'],
    wrap: accept('adminGroupRemove', 'system-object'),
  },
  {
    name: 'The services of a group are not stored',
    area: ['adminGroupChange'],
    rules: ['stored'],
    wrap: editBody(['adminGroupChange'], (body) =>
      /^\["kit\w+"\]$/.test(textOf(body['tiles'])) ? { ...body, tiles: [] } : body,
    ),
  },
  {
    name: 'A price is moved into the past',
    area: ['adminPriceChange'],
    rules: ['status'],
    wrap: accept('adminPriceChange', 'past'),
  },
  {
    name: 'A day has two prices',
    area: ['adminPriceAdd'],
    rules: ['status'],
    wrap: accept('adminPriceAdd', 'taken'),
  },
  {
    name: 'A price that has begun is removed',
    area: ['adminPriceRemove'],
    rules: ['status'],
    wrap: accept('adminPriceRemove', 'begun'),
  },
  {
    name: 'A spent budget refuses nothing',
    area: ['adminBudgetChange', 'chatMessageSend'],
    rules: ['status'],
    wrap: accept('chatMessageSend', 'budget-spent'),
  },
  {
    name: 'A budget of nothing is not spent',
    area: ['adminBudgetChange', 'adminBudgetRead'],
    rules: ['stored'],
    wrap: editJson(['adminBudgetRead'], 200, (json) => ({ ...json, share: 0, status: 'ok' })),
  },
  {
    name: 'A company changes the budget that the platform has given it',
    area: ['companyBudgetChange'],
    rules: ['invalid-accepted'],
    wrap: accept('companyBudgetChange', 'platform'),
  },
  {
    name: 'Administrators take the role from themselves',
    area: ['adminUserChange'],
    rules: ['status'],
    wrap: accept('adminUserChange', 'self-change'),
  },
  {
    name: 'Administrators block themselves',
    area: ['adminUserBatchChange'],
    rules: ['invalid-accepted'],
    wrap: takesRefused('block'),
  },
  {
    name: 'An account that is not blocked is deleted',
    area: ['adminUserBatchChange'],
    rules: ['invalid-accepted'],
    wrap: takesRefused('delete'),
  },
  {
    name: 'Sessions are not ended by an administrator',
    area: ['adminUserBatchChange'],
    rules: ['session'],
    wrap: actsNot('sessionsEnd'),
  },
  {
    name: 'A link to a new password is not mailed by an administrator',
    area: ['adminUserBatchChange'],
    rules: ['stored'],
    wrap: actsNot('passwordLink'),
  },
  {
    name: 'The search for people leaves descriptions out',
    area: ['userFind'],
    rules: ['search'],
    wrap: editList(['userFind'], (items, request) => {
      const text = new URL(request.url).searchParams.get('searchText')?.toLowerCase() ?? '';
      return items.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(text));
    }),
  },
  {
    name: 'An agreement of the guests is deleted',
    area: ['adminAgreementRemove'],
    rules: ['invalid-accepted'],
    wrap: accept('adminAgreementRemove', 'system-object'),
  },
  {
    name: 'An agreement of the guests is given to employees',
    area: ['adminAgreementChange'],
    rules: ['invalid-accepted'],
    wrap: (next) =>
      onAnswer(['adminAgreementChange'], async (answer, request) =>
        answer.status === 422 && Number(((await request.json()) as Json)['id']) === 1
          ? answerLike(answer, { status: 200 })
          : answer,
      )(next),
  },
  {
    name: 'A changed planned version becomes another one',
    area: ['adminAgreementVersionList'],
    rules: ['stored'],
    wrap: editList(['adminAgreementVersionList'], (items) => [...items, ...items]),
  },
  {
    name: 'The file of the proof leaves out the first answer',
    area: ['adminAgreementAcceptanceDownload'],
    rules: ['stored'],
    wrap: onAnswer(['adminAgreementAcceptanceDownload'], async (answer) => {
      const lines = (await answer.clone().text()).split('\r\n');
      return answerLike(answer, { body: `${lines.slice(0, -2).join('\r\n')}\r\n` });
    }),
  },
  {
    name: 'An announcement does not come to the end',
    area: ['adminBannerMove'],
    rules: ['stored'],
    wrap: (next) => {
      let total = 0;
      return together(
        editJson(['adminBannerList'], 200, (json) => {
          total = Math.max(total, Number(json['totalElements']));
          return json;
        }),
        editBody(['adminBannerMove'], (body) =>
          total > 2 && body['position'] === total - 1 ? { ...body, position: total - 2 } : body,
        ),
      )(next);
    },
  },
  {
    name: 'An announcement that is switched off is shown',
    area: ['adminBannerChange'],
    rules: ['stored'],
    wrap: shows(({ isActive, starts }) => isActive === false && starts !== null),
  },
  {
    name: 'An announcement for other people is shown',
    area: ['adminBannerChange'],
    rules: ['stored'],
    wrap: shows(({ isActive, groups }) => isActive === true && textOf(groups) !== '[]'),
  },
  {
    name: 'A repeated call tells the secret of a token again',
    area: ['adminTokenAdd'],
    rules: ['secret'],
    wrap: tellsAgain,
  },
  {
    name: 'The networks of a token are not looked at',
    area: ['adminTokenChange'],
    rules: ['session'],
    wrap: editBody(['adminTokenChange'], (body) =>
      textOf(body['networks']) === '["192.0.2.0/24"]' ? { ...body, networks: [] } : body,
    ),
  },
  { name: 'An inner note is mailed', area: ['adminFeedbackAnswerSend'], rules: ['stored'], wrap: mailsNotes },
  {
    name: 'A changed mailing keeps its test',
    area: ['adminMailingChange'],
    rules: ['stored'],
    wrap: editJson(['adminMailingChange'], 200, (json) => ({ ...json, tested: json['changed'] })),
  },
  {
    name: 'A company gives groups that are not grantable',
    area: ['companyUserAdd'],
    rules: ['invalid-accepted'],
    wrap: accept('companyUserAdd', 'not-grantable'),
  },
  {
    name: 'A shared view is not shown to others',
    area: ['tableViewList'],
    rules: ['stored'],
    wrap: editList(['tableViewList'], (items) => items.filter(({ isOwn }) => isOwn === true)),
  },
  {
    name: 'A view that is no longer shared is shown to others',
    area: ['tableViewList'],
    rules: ['stored'],
    wrap: keepsShared,
  },
  takesName('adminBudgetAdd', 'A person has two budgets', 'userId'),
  takesName('tableViewAdd', 'Two views of a table have one name'),
  takesName('agentChange', 'An agent gets the name of another one', 'name', ['agentList']),
  takesName('templateChange', 'A template gets the name of another one'),
  takesName('templateChange', 'A template gets the command of another one', 'command'),
  takesName('guestBotChange', 'A chat-bot gets the name of another one'),
];
