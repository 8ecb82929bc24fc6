/** The accounts of a company, for its administrator: no role, no company, grantable groups (COMP-03). */
import {
  companyOptionList,
  companyUserAdd,
  companyUserBatchChange,
  companyUserChange,
  companyUserList,
  companyUserRead,
} from '#api/generated/hooks/company/company.ts';
import type { CompanyUserAction } from '#api/generated/model/companyUserAction.ts';
import type { CompanyUserFields } from '#api/generated/model/companyUserFields.ts';
import type { CompanyUserFilter } from '#api/generated/model/companyUserFilter.ts';
import type { CompanyUserSelection } from '#api/generated/model/companyUserSelection.ts';
import type { UserFilter } from '#api/generated/model/userFilter.ts';
import { downloadTable } from '#platform/downloads.ts';
import type { AdminScope, Selection } from '../kit/admin-scope.ts';
import type { UserTypes } from './users-types.ts';

/** A filter without what only the platform filters by; an address may contain it. */
function within<Query extends UserFilter>({ company: _company, role: _role, ...filter }: Query) {
  return filter satisfies CompanyUserFilter;
}

const selectionBody = (selection: Selection<UserFilter>): CompanyUserSelection =>
  'keys' in selection
    ? { keys: selection.keys.map(Number) }
    : { ...selection, filter: within(selection.filter), except: selection.except.map(Number) };

/** What the administrator of a company sets; the company and the role of an account stay. */
const fieldsOf = ({
  email,
  name,
  department,
  description,
  groups,
  tariffId,
}: UserTypes['body']): CompanyUserFields => ({ email, name, department, description, groups, tariffId });

const actionBody = (action: UserTypes['action']): CompanyUserAction =>
  action.kind === 'place' ? { kind: 'place', department: action.department ?? '' } : action;

export const companyUsers: AdminScope<UserTypes> = {
  list: (query, options) => companyUserList(within(query), options),
  read: (id, options) => companyUserRead({ id: Number(id) }, options),
  mayChange: ({ role }) =>
    role !== 'ADMIN' || 'Это администратор портала: его меняют только администраторы портала.',
  add: (body, options) => companyUserAdd({ ...fieldsOf(body), isInvited: body.isInvited }, options),
  change: ({ id, version }, body) => companyUserChange({ ...fieldsOf(body), id, version }),
  changeMany: (selection, action, options) =>
    companyUserBatchChange({ selection: selectionBody(selection), action: actionBody(action) }, options),
  options: companyOptionList,
  download: (query) => downloadTable('/user/company/users/downloadListUser', within(query), 'Сотрудники'),
};
