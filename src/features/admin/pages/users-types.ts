import type { AdminUser } from '#api/generated/model/adminUser.ts';
import type { NewUser } from '#api/generated/model/newUser.ts';
import type { UserAction } from '#api/generated/model/userAction.ts';
import type { UserFilter } from '#api/generated/model/userFilter.ts';
import type { Choice } from '#forms/index.ts';

/** The types of the page of accounts. */
export interface UserTypes {
  row: AdminUser;
  query: UserFilter;
  form: UserForm;
  body: NewUser;
  action: UserAction;
  actionForm: UserActionForm;
}

/** The form of an account; its fields are named as in the contract, so that errors of the gateway match them. */
interface UserForm {
  email: string;
  name: string;
  companyUuid: Choice | null;
  department: string;
  description: string;
  role: string | null;
  groups: readonly Choice[];
  tariffId: Choice | null;
  isInvited: boolean;
}

/** Values of the forms of actions on accounts. */
export interface UserActionForm {
  reason: string;
  groups: readonly Choice[];
  tariffId: Choice | null;
  companyUuid: Choice | null;
  department: string;
  successorId: Choice | null;
}
