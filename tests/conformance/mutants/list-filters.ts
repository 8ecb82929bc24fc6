/** Gateways whose filters and searches are faulty for some values or combinations only. */
import { type OperationId, operationOf } from '../../../openapi/check/contract.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import { plain } from '../../../openapi/check/lists/compare.ts';
import {
  answerLike,
  editItems,
  editQuery,
  ignoreQuery,
  type Json,
  type Mutant,
  operationAt,
  requestLike,
} from './faulty.ts';
import { editWhole, text } from './whole-lists.ts';

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Leaves a filter out when another parameter is there, too. */
const ignoreBeside = (id: OperationId, name: string, other: string): Mutant['wrap'] =>
  editQuery([id], (query) => {
    if (query.has(other)) query.delete(name);
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

const filtered: readonly Mutant[] = [
  {
    name: 'The last day of a filter does not count',
    area: ['adminTokenList'],
    rules: ['filter'],
    wrap: editQuery(['adminTokenList'], (query) => {
      const to = query.get('createdTo');
      if (to && !Number.isNaN(Date.parse(to))) query.set('createdTo', dayBefore(to));
    }),
  },
  {
    name: 'The days of a filter are those of another time zone',
    area: ['usageLogList'],
    rules: ['filter'],
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
    area: ['adminUserList'],
    rules: ['filter', 'search'],
    wrap: ignoreBeside('adminUserList', 'role', 'searchText'),
  },
  {
    name: 'The search beside a scope is ignored',
    area: ['functionList'],
    rules: ['filter', 'search'],
    wrap: ignoreBeside('functionList', 'searchText', 'scope'),
  },
  {
    name: 'One of two filters counts',
    area: ['companyUserList'],
    rules: ['filter'],
    wrap: ignoreBeside('companyUserList', 'status', 'isVisited'),
  },
  {
    name: 'A filter is ignored in descending order',
    area: ['companyFeedbackList'],
    rules: ['filter'],
    wrap: editQuery(['companyFeedbackList'], (query) => {
      if (query.get('sort')?.endsWith('desc')) query.delete('category');
    }),
  },
  {
    name: 'At least means more than',
    area: ['adminCompanyList'],
    rules: ['filter'],
    wrap: editQuery(['adminCompanyList'], (query) => {
      const least = query.get('usedMin');
      if (least !== null && /^\d+$/.test(least)) query.set('usedMin', String(Number(least) + 1));
    }),
  },
  {
    name: 'The archive is in the list of all agents',
    area: ['agentList'],
    rules: ['filter', 'page', 'order'],
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
    area: ['reportList'],
    rules: ['filter'],
    wrap: ignoreQuery(['reportList'], 'isMine'),
  },
  {
    name: 'Who came within the last 30 days never came',
    area: ['adminUserList'],
    rules: ['filter'],
    wrap: editQuery(['adminUserList'], (query) => {
      const value = query.get('isVisited30');
      if (value === 'false' || value === 'true') query.set('isVisited30', String(value !== 'true'));
    }),
  },
  {
    name: 'Disabled services are those outside',
    area: ['adminServiceList'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminServiceList'], 'isDisabled'),
  },
  {
    name: 'The log of a company is that of all',
    area: ['usageLogList'],
    rules: ['filter'],
    wrap: ignoreQuery(['usageLogList'], 'company'),
  },
  {
    name: 'The entries of a change of many objects are not found',
    area: ['adminAuditList'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminAuditList'], 'parent'),
  },
  {
    name: 'Feedback of all companies is in the list of one',
    area: ['companyFeedbackList'],
    rules: ['other-person'],
    wrap: ofAdmin('companyFeedbackList', 'adminFeedbackList'),
  },
  {
    name: 'The audit of all companies is in the list of one',
    area: ['companyAuditList'],
    rules: ['stored'],
    wrap: ofAdmin('companyAuditList', 'adminAuditList'),
  },
  {
    name: 'People of all companies are in the list of one',
    area: ['companyUserList'],
    rules: ['other-person'],
    wrap: ofAdmin('companyUserList', 'adminUserList'),
  },
];

const searched: readonly Mutant[] = [
  {
    name: 'The search looks at beginnings of words only',
    area: ['functionList'],
    rules: ['search'],
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
    area: ['adminCompanyList'],
    rules: ['search'],
    wrap: editWhole('adminCompanyList', {
      items: (items, query) =>
        items.filter((item) => JSON.stringify(item).includes(query.get('searchText') ?? '')),
    }),
  },
  {
    name: 'A percent sign finds everything',
    area: ['adminTemplateList'],
    rules: ['search'],
    wrap: editQuery(['adminTemplateList'], (query) => {
      if (query.get('searchText') === '%') query.delete('searchText');
    }),
  },
  {
    name: 'The search looks at one field only',
    area: ['adminFeedbackList'],
    rules: ['search'],
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
    area: ['templateList'],
    rules: ['search'],
    wrap: editWhole('templateList', {
      items: (items, query) => {
        const wanted = query.get('searchText');
        return wanted && wanted !== wanted.normalize('NFC') ? [] : items;
      },
    }),
  },
  {
    name: 'Words in another order are not found',
    area: ['adminBannerList'],
    rules: ['search'],
    wrap: editWhole('adminBannerList', {
      items: (items, query) => {
        const wanted = plain(query.get('searchText') ?? '');
        return items.filter((item) =>
          plain(`${text(item, 'title')}\n${text(item, 'text')}`).includes(wanted),
        );
      },
    }),
  },
  {
    name: 'Words typed in the other keyboard layout are not found',
    area: ['adminGroupList'],
    rules: ['search'],
    wrap: editWhole('adminGroupList', {
      items: (items, query) => {
        const wanted = plain(query.get('searchText') ?? '');
        return items.filter((item) => plain(`${text(item, 'title')} ${text(item, 'name')}`).includes(wanted));
      },
    }),
  },
  {
    name: 'A search with two words finds nothing',
    area: ['adminBannerList'],
    rules: ['search'],
    wrap: editWhole('adminBannerList', {
      items: (items, query) => (/\S\s+\S/.test(query.get('searchText') ?? '') ? [] : items),
    }),
  },
];

const downloaded: readonly Mutant[] = [
  {
    name: 'A file has people of every role',
    area: ['adminUserTableDownload'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminUserTableDownload'], 'role'),
  },
  {
    name: 'A file of failures has those of every source',
    area: ['adminErrorTableDownload'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminErrorTableDownload'], 'source'),
  },
  {
    name: 'A file of a company has people with any number of requests',
    area: ['companyUserTableDownload'],
    rules: ['filter'],
    wrap: ignoreQuery(['companyUserTableDownload'], 'requestsMin'),
  },
];

const counted: readonly Mutant[] = [
  {
    name: 'People of the statistics have no addresses',
    area: ['usageList'],
    rules: ['stored'],
    wrap: editItems(['usageList'], ({ email, ...row }) => row),
  },
  {
    name: 'Statistics ignore the source',
    area: ['usageList'],
    rules: ['filter'],
    wrap: ignoreQuery(['usageList'], 'source'),
  },
  {
    name: 'The period to compare with is the period itself',
    area: ['companyUsageList'],
    rules: ['filter'],
    wrap: editQuery(['companyUsageList'], (query) => {
      if (!query.has('compareFrom')) return;
      query.set('compareFrom', query.get('from') ?? '');
      query.set('compareTo', query.get('to') ?? '');
    }),
  },
  {
    name: 'Tokens are counted as requests',
    area: ['usageSeriesList'],
    rules: ['filter'],
    wrap: editQuery(['usageSeriesList'], (query) => {
      if (query.get('metric') === 'tokens') query.set('metric', 'requests');
    }),
  },
  {
    name: 'Failures of every status are counted',
    area: ['adminErrorSeriesList'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminErrorSeriesList'], 'status'),
  },
  {
    name: 'The series of health ignore the service',
    area: ['serviceHealthSeriesList'],
    rules: ['filter'],
    wrap: ignoreQuery(['serviceHealthSeriesList'], 'service'),
  },
];

export const listFilterMutants: readonly Mutant[] = [...filtered, ...searched, ...downloaded, ...counted];
