/** Who may do what with an object of the lab (lab.md §2). */
import { Failure, refuseFields } from '#mocks/contract/failures.ts';
import { countNamed, type Limited } from '#mocks/domain/companies/search-limit.ts';
import { mayBeGiven, otherCompany } from '#mocks/domain/companies/wall.ts';
import { companyUuidOf, findPerson } from '#mocks/domain/people/person.ts';
import { isEducation } from '#mocks/domain/people/reference.ts';
import type { Database, LabAccess, LabObject, Schemas, User } from '#mocks/store/database.ts';

type Right = Schemas['LabRight'];
type FieldError = Schemas['FieldError'];
export type LabOwner = Schemas['AgentOwner'];

export const noAccess: LabAccess = { visibility: 'private', groups: [], editorIds: [], isOpen: false };

/** Whether a person has agents and functions at all: employees of any role but pupils. */
export const hasLab = ({ profile }: User): boolean =>
  profile.role !== 'Chat_Bot' && !isEducation(profile.groups);

/** Throws `not-found` for people without the lab; not `forbidden`, which would end their session (ERR-07). */
export function checkLab(user: User): void {
  if (!hasLab(user)) throw new Failure('not-found');
}

function isSameCompany(database: Database, user: User, other: User | undefined): boolean {
  const company = companyUuidOf(database, user);
  return company !== null && other !== undefined && companyUuidOf(database, other) === company;
}

/** Objects of a deleted account are not shared with groups and companies, because its company is unknown. */
function isUsed(database: Database, user: User, owner: User | undefined, access: LabAccess): boolean {
  if (access.visibility === 'company') return isSameCompany(database, user, owner);
  const isMember = user.profile.groups.some(({ name }) => access.groups.includes(name));
  return (
    access.visibility === 'group' && isMember && owner !== undefined && mayBeGiven(database, owner, user)
  );
}

/** What a person may do with an object; undefined for nothing (LAB-12). */
export const rightOf = (database: Database, user: User, object: LabObject): Right | undefined =>
  hasLab(user) ? rightTo(database, user, object) : undefined;

/** Employees of any role and group; guests are none. */
export const isEmployee = ({ profile }: User): boolean => profile.role !== 'Chat_Bot';

/** What a person may do with a presentation: pupils have presentations too (presentations.md). */
export const presentationRightOf = (database: Database, user: User, object: LabObject): Right | undefined =>
  isEmployee(user) ? rightTo(database, user, object) : undefined;

function rightTo(database: Database, user: User, { ownerId, access }: LabObject): Right | undefined {
  if (ownerId === user.profile.id) return 'owner';
  const owner = findPerson(database, ownerId);
  const isEditor = access.editorIds.includes(user.profile.id);
  // Editors keep their right when the owner's account is deleted.
  if (isEditor && (!owner || mayBeGiven(database, owner, user))) return 'edit';
  return isUsed(database, user, owner, access) ? 'use' : undefined;
}

/**
 * What a person may do with a template of requests. Pupils have no lab, but use the templates that are opened to them in the
 * field of a chat (lab.md §2).
 */
export function templateRightOf(database: Database, user: User, template: LabObject): Right | undefined {
  if (hasLab(user)) return rightOf(database, user, template);
  const owner = findPerson(database, template.ownerId);
  return isEmployee(user) && isUsed(database, user, owner, template.access) ? 'use' : undefined;
}

/** Name of an account; empty for one that is gone. */
export function ownerOf(database: Database, id: number): LabOwner {
  return { id, name: findPerson(database, id)?.profile.name ?? '' };
}

/**
 * What is wrong with the access that an owner wants to give, by field.
 *
 * @param isAble whether a person can have such an object at all
 */
export function accessErrors(
  database: Database,
  owner: User,
  access: LabAccess,
  isAble: (user: User) => boolean = hasLab,
): FieldError[] {
  const errors: FieldError[] = [];
  const own = owner.profile.groups.map(({ name }) => name);
  const isForeign = access.groups.some((name) => !own.includes(name));
  if (isForeign) errors.push({ field: 'groups', code: 'unknown', message: 'Выберите из\u00a0своих групп' });
  else if (access.visibility === 'group' && access.groups.length === 0)
    errors.push({ field: 'groups', code: 'required', message: 'Выберите хотя\u00a0бы одну группу' });
  const editors = access.editorIds.map((id) => findPerson(database, id));
  if (!editors.every((editor) => editor && mayBeGiven(database, owner, editor)))
    errors.push(otherCompany('editorIds'));
  else if (
    !editors.every(
      (editor) => editor && editor.profile.id !== owner.profile.id && isAble(editor) && !editor.blocked,
    )
  )
    errors.push({ field: 'editorIds', code: 'unknown', message: 'Редактором может быть только коллега' });
  return errors;
}

/** The access as it is stored. Throws `fields-invalid`. */
export function checkedAccess(
  deps: Limited,
  owner: User,
  access: Schemas['Access'],
  isAble: (user: User) => boolean = hasLab,
): LabAccess {
  const { groups, editorIds, isOpen } = access;
  const visibility = access.visibility as LabAccess['visibility']; // checked against the schema
  const checked = { visibility, groups, editorIds, isOpen };
  countNamed(deps, owner, editorIds);
  refuseFields(accessErrors(deps.database, owner, checked, isAble));
  return checked;
}

/** Whether an object is in a scope of a list; the archive is in no other. */
export function isInScope(
  scope: 'all' | 'mine' | 'shared' | 'pinned' | 'archive',
  right: Right,
  { isHidden, isPinned }: { readonly isHidden: boolean; readonly isPinned: boolean },
): boolean {
  if (scope === 'archive') return isHidden && right === 'owner';
  if (isHidden) return false;
  if (scope === 'mine') return right === 'owner';
  if (scope === 'shared') return right !== 'owner';
  return scope === 'all' || isPinned;
}
