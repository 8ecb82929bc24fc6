/** Gateways whose lists are ordered or cut into pages wrongly, for some columns or pages only. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  answerLike,
  editList,
  editQuery,
  type Json,
  type Mutant,
  operationAt,
  requestLike,
} from './faulty.ts';
import { editWhole, text } from './whole-lists.ts';

const most = 100;

/** Turns the direction of one column. */
const columnAscending = (id: OperationId, column: string): Mutant['wrap'] =>
  editQuery([id], (query) => {
    if (query.get('sort') === `${column},desc`) query.set('sort', `${column},asc`);
  });

/** Numbers of pages that agree with another size. */
const cutAt = (id: OperationId, limit: number): Mutant['wrap'] =>
  editQuery([id], (query) => {
    const size = Number(query.get('size') ?? limit);
    if (size > limit && size <= most) query.set('size', String(limit));
  });

let turns = 0;

const ordered: readonly Mutant[] = [
  {
    name: 'One column has no descending order',
    area: ['adminTokenList'],
    rules: ['order'],
    wrap: columnAscending('adminTokenList', 'expires'),
  },
  {
    name: 'Priorities have one direction',
    area: ['adminRequestList'],
    rules: ['order'],
    wrap: columnAscending('adminRequestList', 'priority'),
  },
  {
    name: 'Titles are ordered with capitals first',
    area: ['presentationList'],
    rules: ['order'],
    wrap: editWhole('presentationList', {
      items: (items, query) =>
        query.get('sort') === 'title,asc'
          ? items.toSorted((a, b) => (text(a, 'title') < text(b, 'title') ? -1 : 1))
          : items,
    }),
  },
  {
    name: 'A title with ё stands behind я',
    area: ['adminMailingList'],
    rules: ['order'],
    wrap: editWhole('adminMailingList', {
      items: (items, query) =>
        query.get('sort') === 'title,asc'
          ? items.toSorted((a, b) =>
              text(a, 'title').toLowerCase() < text(b, 'title').toLowerCase() ? -1 : 1,
            )
          : items,
    }),
  },
  {
    name: 'Missing values come first in descending order',
    area: ['adminTokenList'],
    rules: ['order'],
    wrap: editWhole('adminTokenList', {
      items: (items, query) =>
        query.get('sort') === 'lastUsed,desc'
          ? [
              ...items.filter((one) => one['lastUsed'] == null),
              ...items.filter((one) => one['lastUsed'] != null),
            ]
          : items,
    }),
  },
  {
    name: 'Statuses stand by the alphabet',
    area: ['companyHealthList'],
    rules: ['order'],
    wrap: editWhole('companyHealthList', {
      items: (items, query) => {
        const [name, direction] = (query.get('sort') ?? '').split(',');
        if (name !== 'status') return items;
        const sign = direction === 'desc' ? -1 : 1;
        return items.toSorted((a, b) => sign * text(a, 'status').localeCompare(text(b, 'status'), 'en'));
      },
    }),
  },
  {
    name: 'Equal services change places',
    area: ['adminServiceList'],
    rules: ['order', 'page'],
    wrap: editWhole('adminServiceList', {
      items: (items, query) =>
        query.get('sort') === 'requests30,desc' && turns++ % 2 > 0
          ? items.toReversed().toSorted((a, b) => Number(b['requests30']) - Number(a['requests30']))
          : items,
    }),
  },
  {
    name: 'Equal groups stand by their names from the last on',
    area: ['adminGroupList'],
    rules: ['order'],
    wrap: editWhole('adminGroupList', {
      items: (items, query) =>
        query.get('sort') === 'members,asc'
          ? items.toSorted(
              (a, b) =>
                Number(a['members']) - Number(b['members']) || (text(a, 'name') < text(b, 'name') ? 1 : -1),
            )
          : items,
    }),
  },
  {
    name: 'Pins of chats do not change their order',
    area: ['historyChatList'],
    rules: ['order'],
    wrap: editWhole('historyChatList', {
      items: (items) => items.toSorted((a, b) => Date.parse(text(b, 'date')) - Date.parse(text(a, 'date'))),
    }),
  },
  {
    name: 'Notifications are read from the oldest on',
    area: ['notificationList'],
    rules: ['order'],
    wrap: editList(['notificationList'], (items) => items.toReversed()),
  },
  {
    name: 'Rules stand by the keys of their services',
    area: ['serviceHealthRuleList'],
    rules: ['order'],
    wrap: editWhole('serviceHealthRuleList', {
      items: (items, query) =>
        query.get('sort') === 'service,asc'
          ? items.toSorted((a, b) => (text(a, 'service') < text(b, 'service') ? 1 : -1))
          : items,
    }),
  },
  {
    name: 'Schedules have no order of titles',
    area: ['companyScheduleList'],
    rules: ['order'],
    wrap: editQuery(['companyScheduleList'], (query) => {
      if (query.get('sort')?.startsWith('title')) query.set('sort', 'created,asc');
    }),
  },
];

const paged: readonly Mutant[] = [
  {
    name: 'Pages have ten items at most',
    area: ['balanceOperationList'],
    rules: ['page'],
    wrap: cutAt('balanceOperationList', 10),
  },
  {
    name: 'The last page is given again and again',
    area: ['jobList'],
    rules: ['page'],
    wrap: (next) => {
      const last = new Map<string, Json>();
      return async (request) => {
        const answer = await next(request);
        if (operationAt(request) !== 'jobList' || answer.status !== 200) return answer;
        const json = (await answer.clone().json()) as Json;
        const key = String(json['size']);
        if ((json['content'] as Json[]).length > 0) last.set(key, json);
        const before = last.get(key);
        if ((json['content'] as Json[]).length > 0 || !before) return answer;
        return answerLike(answer, { body: JSON.stringify({ ...json, content: before['content'] }) });
      };
    },
  },
  {
    name: 'Each page begins with the last item of the page before',
    area: ['fileList'],
    rules: ['page'],
    wrap: (next) => {
      let tail: Json | undefined;
      return editList(['fileList'], (items, request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 0);
        const before = tail;
        tail = items.at(-1);
        return page > 0 && before && items.length > 0 ? [before, ...items.slice(1)] : items;
      })(next);
    },
  },
  {
    name: 'The total is that of the list without its filters',
    area: ['adminConnectionList'],
    rules: ['page', 'filter', 'search'],
    wrap: (next) => async (request) => {
      const answer = await next(request.clone() as Request);
      if (operationAt(request) !== 'adminConnectionList' || answer.status !== 200) return answer;
      const all = (await (
        await next(await requestLike(request, { url: request.url.split('?')[0] ?? '' }))
      ).json()) as Json;
      const json = (await answer.clone().json()) as Json;
      const totalElements = Number(all['totalElements']);
      const totalPages = Math.ceil(totalElements / Number(json['size']));
      const last = Number(json['number']) >= totalPages - 1;
      return answerLike(answer, { body: JSON.stringify({ ...json, totalElements, totalPages, last }) });
    },
  },
  {
    name: 'The second page of a search is that of the whole list',
    area: ['templateList'],
    rules: ['search', 'page', 'filter'],
    wrap: editQuery(['templateList'], (query) => {
      if (Number(query.get('page') ?? 0) > 0) query.delete('searchText');
    }),
  },
  {
    name: 'A page of an order is cut before it is ordered',
    area: ['adminErrorList', 'adminTemplateList'],
    rules: ['order', 'page'],
    wrap: editQuery(['adminTemplateList'], (query) => {
      if (Number(query.get('page') ?? 0) > 0) query.delete('sort');
    }),
  },
];

export const listOrderMutants: readonly Mutant[] = [...ordered, ...paged];
