/** Gateways whose lists are faulty for some columns, filters or combinations only. */
import { type OperationId, operationOf } from '../../../openapi/check/contract.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import {
  answerLike,
  editList,
  editQuery,
  ignoreQuery,
  type Json,
  type Mutant,
  operationAt,
  requestLike,
} from './faulty.ts';

const most = 100;

interface Change {
  /** Changes what is asked before the list is read as a whole. */
  readonly ask?: (query: URLSearchParams) => void;
  /** Changes the whole list, before it is cut into pages. */
  readonly items: (items: Json[], query: URLSearchParams) => Json[];
}

/** Reads the whole list, changes it and cuts it into pages, so that the numbers of its pages agree. */
const editWhole =
  (id: OperationId, { ask, items }: Change): Mutant['wrap'] =>
  (next: Transport): Transport =>
  async (request) => {
    if (operationAt(request) !== id) return next(request);
    const copy = request.clone() as Request;
    const answer = await next(request);
    const json = answer.status === 200 ? ((await answer.clone().json()) as Json | Json[]) : null;
    if (json === null) return answer;
    const url = new URL(copy.url);
    const query = new URLSearchParams(url.search);
    ask?.(url.searchParams);
    const isPaged = !Array.isArray(json);
    const found: Json[] = [];
    for (let page = 0, isLast = false; !isLast; page++) {
      if (isPaged)
        for (const [name, value] of Object.entries({ page, size: most }))
          url.searchParams.set(name, String(value));
      const read = (await (await next(await requestLike(copy, { url: url.href }))).json()) as Json | Json[];
      found.push(...(Array.isArray(read) ? read : (read['content'] as Json[])));
      isLast = Array.isArray(read) || read['last'] === true;
    }
    const whole = items(found, query);
    if (Array.isArray(json)) return answerLike(answer, { body: JSON.stringify(whole) });
    const [number, size] = [Number(json['number']), Number(json['size'])];
    const totalPages = Math.ceil(whole.length / size);
    const numbers = { totalElements: whole.length, totalPages, last: number >= totalPages - 1 };
    const content = whole.slice(number * size, (number + 1) * size);
    return answerLike(answer, { body: JSON.stringify({ ...json, ...numbers, content }) });
  };

const text = (item: Json, name: string): string => String(item[name] ?? '');
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Turns the direction of one column. */
const columnAscending = (id: OperationId, column: string): Mutant['wrap'] =>
  editQuery([id], (query) => {
    if (query.get('sort') === `${column},desc`) query.set('sort', `${column},asc`);
  });

/** Leaves a filter out when another parameter is there, too. */
const ignoreBeside = (id: OperationId, name: string, other: string): Mutant['wrap'] =>
  editQuery([id], (query) => {
    if (query.has(other)) query.delete(name);
  });

/** Numbers of pages that agree with another size. */
const cutAt = (id: OperationId, limit: number): Mutant['wrap'] =>
  editQuery([id], (query) => {
    const size = Number(query.get('size') ?? limit);
    if (size > limit && size <= most) query.set('size', String(limit));
  });

/** Answers a list of a company by that of the portal. */
const ofAdmin =
  (company: OperationId, portal: OperationId): Mutant['wrap'] =>
  (next: Transport): Transport =>
  async (request) => {
    const copy = request.clone() as Request;
    const answer = await next(request);
    if (operationAt(copy) !== company || answer.status !== 200) return answer;
    const address = (id: OperationId): string =>
      copy.url.replace(operationOf(company).path, operationOf(id).path);
    const signIn = new Request(address('authLogin').split('?')[0] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@neuro.example', password: 'portal-2026' }),
    });
    const [cookie = ''] = (await next(signIn)).headers.getSetCookie();
    return next(await requestLike(copy, { url: address(portal), headers: { cookie: cookie.split(';')[0] } }));
  };

let turns = 0;

const ordered: readonly Mutant[] = [
  {
    name: 'One column has no descending order',
    ...{ area: ['adminTokenList'], rules: ['order'] },
    wrap: columnAscending('adminTokenList', 'expires'),
  },
  {
    name: 'Priorities have one direction',
    ...{ area: ['adminRequestList'], rules: ['order'] },
    wrap: columnAscending('adminRequestList', 'priority'),
  },
  {
    name: 'Titles are ordered with capitals first',
    ...{ area: ['presentationList'], rules: ['order'] },
    wrap: editWhole('presentationList', {
      items: (items, query) =>
        query.get('sort') === 'title,asc'
          ? items.toSorted((a, b) => (text(a, 'title') < text(b, 'title') ? -1 : 1))
          : items,
    }),
  },
  {
    name: 'A title with ё stands behind я',
    ...{ area: ['adminMailingList'], rules: ['order'] },
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
    ...{ area: ['adminTokenList'], rules: ['order'] },
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
    ...{ area: ['companyHealthList'], rules: ['order'] },
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
    ...{ area: ['adminServiceList'], rules: ['order', 'page'] },
    wrap: editWhole('adminServiceList', {
      items: (items, query) =>
        query.get('sort') === 'requests30,desc' && turns++ % 2 > 0
          ? items.toReversed().toSorted((a, b) => Number(b['requests30']) - Number(a['requests30']))
          : items,
    }),
  },
  {
    name: 'Equal groups stand by their names from the last on',
    ...{ area: ['adminGroupList'], rules: ['order'] },
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
    name: 'Chats stand by their date alone',
    ...{ area: ['historyChatList'], rules: ['order'] },
    wrap: editWhole('historyChatList', {
      items: (items) => items.toSorted((a, b) => Date.parse(text(b, 'date')) - Date.parse(text(a, 'date'))),
    }),
  },
  {
    name: 'Notifications are read from the oldest on',
    ...{ area: ['notificationList'], rules: ['order'] },
    wrap: editList(['notificationList'], (items) => items.toReversed()),
  },
  {
    name: 'Rules stand by the keys of their services',
    ...{ area: ['serviceHealthRuleList'], rules: ['order'] },
    wrap: editWhole('serviceHealthRuleList', {
      items: (items, query) =>
        query.get('sort') === 'service,asc'
          ? items.toSorted((a, b) => (text(a, 'service') < text(b, 'service') ? 1 : -1))
          : items,
    }),
  },
  {
    name: 'Schedules have no order of titles',
    ...{ area: ['companyScheduleList'], rules: ['order'] },
    wrap: editQuery(['companyScheduleList'], (query) => {
      if (query.get('sort')?.startsWith('title')) query.set('sort', 'created,asc');
    }),
  },
];

const paged: readonly Mutant[] = [
  {
    name: 'Pages have ten items at most',
    ...{ area: ['balanceOperationList'], rules: ['page'] },
    wrap: cutAt('balanceOperationList', 10),
  },
  {
    name: 'The last page is given again and again',
    ...{ area: ['jobList'], rules: ['page'] },
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
    ...{ area: ['fileList'], rules: ['page'] },
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
    ...{ area: ['adminConnectionList'], rules: ['page', 'filter', 'search'] },
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
    ...{ area: ['templateList'], rules: ['search', 'page', 'filter'] },
    wrap: editQuery(['templateList'], (query) => {
      if (Number(query.get('page') ?? 0) > 0) query.delete('searchText');
    }),
  },
  {
    name: 'A page of an order is cut before it is ordered',
    ...{ area: ['adminErrorList', 'adminTemplateList'], rules: ['order', 'page'] },
    wrap: editQuery(['adminTemplateList'], (query) => {
      if (Number(query.get('page') ?? 0) > 0) query.delete('sort');
    }),
  },
];

const filtered: readonly Mutant[] = [
  {
    name: 'The last day of a filter does not count',
    ...{ area: ['adminTokenList'], rules: ['filter'] },
    wrap: editQuery(['adminTokenList'], (query) => {
      const to = query.get('createdTo');
      if (to && !Number.isNaN(Date.parse(to))) query.set('createdTo', dayBefore(to));
    }),
  },
  {
    name: 'The days of a filter are those of another time zone',
    ...{ area: ['usageLogList'], rules: ['filter'] },
    wrap: editWhole('usageLogList', {
      ask: (query) => query.set('from', dayBefore(query.get('from') ?? '')),
      items: (items, query) =>
        items.filter((item) => {
          const local = new Date(Date.parse(text(item, 'moment')) - 8 * 3_600_000).toISOString();
          return local.slice(0, 10) >= (query.get('from') ?? '');
        }),
    }),
  },
  {
    name: 'A filter beside a search is ignored',
    ...{ area: ['adminUserList'], rules: ['filter', 'search'] },
    wrap: ignoreBeside('adminUserList', 'role', 'searchText'),
  },
  {
    name: 'The search beside a scope is ignored',
    ...{ area: ['functionList'], rules: ['filter', 'search'] },
    wrap: ignoreBeside('functionList', 'searchText', 'scope'),
  },
  {
    name: 'One of two filters counts',
    ...{ area: ['companyUserList'], rules: ['filter'] },
    wrap: ignoreBeside('companyUserList', 'status', 'isVisited'),
  },
  {
    name: 'A filter is ignored in descending order',
    ...{ area: ['companyFeedbackList'], rules: ['filter'] },
    wrap: editQuery(['companyFeedbackList'], (query) => {
      if (query.get('sort')?.endsWith('desc')) query.delete('category');
    }),
  },
  {
    name: 'At least means more than',
    ...{ area: ['adminCompanyList'], rules: ['filter'] },
    wrap: editQuery(['adminCompanyList'], (query) => {
      const least = query.get('usedMin');
      if (least !== null && /^\d+$/.test(least)) query.set('usedMin', String(Number(least) + 1));
    }),
  },
  {
    name: 'The archive is in the list of all agents',
    ...{ area: ['agentList'], rules: ['filter', 'page', 'order'] },
    wrap: (next) => async (request) => {
      const url = new URL(request.url);
      if (operationAt(request) !== 'agentList' || (url.searchParams.get('scope') ?? 'all') !== 'all')
        return next(request);
      const copy = request.clone() as Request;
      const answer = await next(request);
      url.searchParams.set('scope', 'archive');
      const archive = await next(await requestLike(copy, { url: url.href }));
      if (answer.status !== 200 || archive.status !== 200) return answer;
      const [json, more] = [(await answer.json()) as Json, (await archive.json()) as Json];
      const content = [...(json['content'] as Json[]), ...(more['content'] as Json[])];
      const totalElements = Number(json['totalElements']) + Number(more['totalElements']);
      return answerLike(answer, { body: JSON.stringify({ ...json, totalElements, content }) });
    },
  },
  {
    name: 'The reports of others are the own ones, too',
    ...{ area: ['reportList'], rules: ['filter'] },
    wrap: ignoreQuery(['reportList'], 'isMine'),
  },
  {
    name: 'Who came within the last 30 days never came',
    ...{ area: ['adminUserList'], rules: ['filter'] },
    wrap: editQuery(['adminUserList'], (query) => {
      const value = query.get('isVisited30');
      if (value === 'false' || value === 'true') query.set('isVisited30', String(value !== 'true'));
    }),
  },
  {
    name: 'Disabled services are those outside',
    ...{ area: ['adminServiceList'], rules: ['filter'] },
    wrap: ignoreQuery(['adminServiceList'], 'isDisabled'),
  },
  {
    name: 'The log of a company is that of all',
    ...{ area: ['usageLogList'], rules: ['filter'] },
    wrap: ignoreQuery(['usageLogList'], 'company'),
  },
  {
    name: 'The entries of a change of many objects are not found',
    ...{ area: ['adminAuditList'], rules: ['filter'] },
    wrap: ignoreQuery(['adminAuditList'], 'parent'),
  },
  {
    name: 'Feedback of all companies is in the list of one',
    ...{ area: ['companyFeedbackList'], rules: ['other-person'] },
    wrap: ofAdmin('companyFeedbackList', 'adminFeedbackList'),
  },
  {
    name: 'People of all companies are in the list of one',
    ...{ area: ['companyUserList'], rules: ['other-person'] },
    wrap: ofAdmin('companyUserList', 'adminUserList'),
  },
];

const searched: readonly Mutant[] = [
  {
    name: 'The search looks at beginnings of words only',
    ...{ area: ['functionList'], rules: ['search'] },
    wrap: editWhole('functionList', {
      items: (items, query) => {
        const wanted = query.get('searchText')?.toLowerCase().replaceAll('ё', 'е');
        if (!wanted) return items;
        const words = (item: Json) =>
          ['title', 'name', 'description'].flatMap((name) =>
            text(item, name)
              .toLowerCase()
              .replaceAll('ё', 'е')
              .split(/[\s_]+/),
          );
        return items.filter((item) => words(item).some((word) => word.startsWith(wanted)));
      },
    }),
  },
  {
    name: 'Capital letters are other letters',
    ...{ area: ['adminCompanyList'], rules: ['search'] },
    wrap: editWhole('adminCompanyList', {
      items: (items, query) =>
        items.filter((item) => JSON.stringify(item).includes(query.get('searchText') ?? '')),
    }),
  },
  {
    name: 'A percent sign finds everything',
    ...{ area: ['adminTemplateList'], rules: ['search'] },
    wrap: editQuery(['adminTemplateList'], (query) => {
      if (query.get('searchText') === '%') query.delete('searchText');
    }),
  },
  {
    name: 'The search looks at one field only',
    ...{ area: ['adminFeedbackList'], rules: ['search'] },
    wrap: editWhole('adminFeedbackList', {
      items: (items, query) => {
        const wanted = query.get('searchText')?.toLowerCase().replaceAll('ё', 'е').trim();
        if (!wanted) return items;
        return items.filter((item) => text(item, 'text').toLowerCase().replaceAll('ё', 'е').includes(wanted));
      },
    }),
  },
  {
    name: 'Decomposed letters are not found',
    ...{ area: ['templateList'], rules: ['search'] },
    wrap: editWhole('templateList', {
      items: (items, query) => {
        const wanted = query.get('searchText');
        return wanted && wanted !== wanted.normalize('NFC') ? [] : items;
      },
    }),
  },
  {
    name: 'A search with two words finds nothing',
    ...{ area: ['adminBannerList'], rules: ['search'] },
    wrap: editWhole('adminBannerList', {
      items: (items, query) => (/\S\s+\S/.test(query.get('searchText') ?? '') ? [] : items),
    }),
  },
];

const downloaded: readonly Mutant[] = [
  {
    name: 'A file has people of every role',
    ...{ area: ['adminUserTableDownload'], rules: ['filter'] },
    wrap: ignoreQuery(['adminUserTableDownload'], 'role'),
  },
  {
    name: 'A file of failures has those of every source',
    ...{ area: ['adminErrorTableDownload'], rules: ['filter'] },
    wrap: ignoreQuery(['adminErrorTableDownload'], 'source'),
  },
  {
    name: 'A file of a company has people with any number of requests',
    ...{ area: ['companyUserTableDownload'], rules: ['filter'] },
    wrap: ignoreQuery(['companyUserTableDownload'], 'requestsMin'),
  },
];

const counted: readonly Mutant[] = [
  {
    name: 'Statistics ignore the source',
    ...{ area: ['usageList'], rules: ['filter'] },
    wrap: ignoreQuery(['usageList'], 'source'),
  },
  {
    name: 'The period to compare with is the period itself',
    ...{ area: ['companyUsageList'], rules: ['filter'] },
    wrap: editQuery(['companyUsageList'], (query) => {
      if (!query.has('compareFrom')) return;
      query.set('compareFrom', query.get('from') ?? '');
      query.set('compareTo', query.get('to') ?? '');
    }),
  },
  {
    name: 'Tokens are counted as requests',
    ...{ area: ['usageSeriesList'], rules: ['filter'] },
    wrap: editQuery(['usageSeriesList'], (query) => {
      if (query.get('metric') === 'tokens') query.set('metric', 'requests');
    }),
  },
  {
    name: 'Failures of every status are counted',
    ...{ area: ['adminErrorSeriesList'], rules: ['filter'] },
    wrap: ignoreQuery(['adminErrorSeriesList'], 'status'),
  },
  {
    name: 'The series of health ignore the service',
    ...{ area: ['serviceHealthSeriesList'], rules: ['filter'] },
    wrap: ignoreQuery(['serviceHealthSeriesList'], 'service'),
  },
];

export const furtherListMutants: readonly Mutant[] = [
  ...ordered,
  ...paged,
  ...filtered,
  ...searched,
  ...downloaded,
  ...counted,
];
