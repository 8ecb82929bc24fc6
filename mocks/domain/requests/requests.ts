/** The requests of people to the administrators: rows, list. */
import type { paths } from '#api/generated/gateway.d.ts';
import { existing } from '#mocks/contract/failures.ts';
import { among, containing, narrowed, type SortKeys, sorted, withinDays } from '#mocks/domain/lists/list.ts';
import { companyUuidOf, findPerson } from '#mocks/domain/people/person.ts';
import {
  type Database,
  itemsOf,
  type Schemas,
  type StoredRequest,
  type User,
} from '#mocks/store/database.ts';
import type { Rows } from '#mocks/store/rows.ts';
import { foldedOnce } from '#mocks/store/search.ts';

export type RequestRow = Schemas['AccessRequest'] & {
  readonly kind: Schemas['AccessRequestKind'];
  readonly priority: Schemas['AccessRequestPriority'];
  readonly status: Schemas['AccessRequestStatus'];
};

type RequestQuery = NonNullable<paths['/admin/requests/getListRequest']['get']['parameters']['query']>;

/**
 * The account of who asks, or undefined while there is none. A registration that nobody has confirmed is none: a
 * stranger may have made it.
 */
export function accountOf(database: Database, request: Pick<StoredRequest, 'userId' | 'email'>) {
  const { userId, email } = request;
  const user: User | undefined = userId === null ? database.users.get(email) : findPerson(database, userId);
  return user?.isRegistration ? undefined : user;
}

/** Whether somebody has decided. */
export const isDecided = ({ status }: Pick<StoredRequest, 'status'>): boolean =>
  status === 'approved' || status === 'rejected';

function companyOf(database: Database, request: StoredRequest): string | null {
  if (request.kind === 'company') return request.companyUuid;
  return companyUuidOf(database, accountOf(database, request) ?? { email: request.email });
}

/** Converts requests to the contract's shape. */
export function toRequestRow(database: Database): (request: StoredRequest) => RequestRow {
  const titles = new Map(itemsOf(database.tiles).map(({ value, title }) => [value, title]));
  return (request) => {
    const { tile, companyUuid: _asked, userId: _stored, ...rest } = request;
    const companyUuid = companyOf(database, request);
    return {
      ...rest,
      questions: [...rest.questions],
      companyUuid,
      userId: accountOf(database, request)?.profile.id ?? null,
      companyName: database.companies.get(companyUuid ?? '')?.name ?? null,
      serviceTitle: tile === null ? null : (titles.get(tile) ?? tile),
    };
  };
}

const priorities: readonly Schemas['AccessRequestPriority'][] = ['low', 'normal', 'high'];

const searched = foldedOnce(({ tasks, name, email }: StoredRequest) => `${tasks}\n${name}\n${email}`);

const sortKeys: SortKeys<StoredRequest> = {
  number: ({ number }) => number,
  priority: ({ priority }) => priorities.indexOf(priority),
  created: ({ created }) => created,
};

/** The requests that the query finds, in its order. */
export function listRequests({ database }: Rows, query: RequestQuery): StoredRequest[] {
  const found = narrowed(database.requests.values(), [
    among(query.kind, ({ kind }) => kind),
    among(query.company, (request) => companyOf(database, request)),
    among(query.priority, ({ priority }) => priority),
    among(query.status, ({ status }) => status),
    withinDays(query.from, query.to, ({ created }) => created),
    containing(query.searchText, searched),
  ]);
  return sorted(found, query.sort ?? 'created,desc', sortKeys, ({ uuid }) => uuid);
}

/** The request with this key. Throws `not-found`. */
export const findRequest = ({ requests }: Database, uuid: string): StoredRequest =>
  existing(requests.get(uuid.toLowerCase()));
