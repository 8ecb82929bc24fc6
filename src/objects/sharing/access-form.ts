import type { Access } from '#api/generated/model/access.ts';
import type { AccessChange } from '#api/generated/model/accessChange.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import type { Choice, FieldErrors, LookupSource } from '#forms/index.ts';
import { idsOf } from '#lib/options.ts';

/** The values of the form of access. */
export interface AccessValues {
  visibility: Access['visibility'];
  groups: readonly Choice[];
  editors: readonly Choice[];
  isOpen: boolean;
}

export const visibilities = [
  { id: 'private', label: 'Только мне' },
  { id: 'group', label: 'Группе' },
  { id: 'company', label: 'Компании' },
] as const;

const choiceOf = (name: string): Choice => ({ id: name, label: name });

export const accessValuesOf = ({ access, editors }: Pick<Agent, 'access' | 'editors'>): AccessValues => ({
  visibility: access.visibility,
  groups: access.groups.map(choiceOf),
  editors: editors.map(({ id, name }) => ({ id: String(id), label: name || String(id) })),
  isOpen: access.isOpen,
});

export const accessChangeOf = (
  uuid: string,
  { visibility, groups, editors, isOpen }: AccessValues,
): AccessChange => ({
  uuid,
  visibility,
  isOpen,
  groups: idsOf(groups),
  editorIds: editors.map(({ id }) => Number(id)),
});

export const validateAccess = ({ visibility, groups }: AccessValues): FieldErrors<AccessValues> => ({
  groups: visibility === 'group' && groups.length === 0 ? 'Выберите хотя\u00a0бы одну группу' : undefined,
});

/** One's own groups for a look-up field. */
export const groupSource = (names: readonly string[]): LookupSource => ({
  key: `own groups ${names.join(' ')}`,
  find: (text) =>
    Promise.resolve(
      names
        .filter((name) => name.toLocaleLowerCase('ru').includes(text.trim().toLocaleLowerCase('ru')))
        .map(choiceOf),
    ),
});
