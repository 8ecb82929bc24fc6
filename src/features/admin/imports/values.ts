/** What is chosen for a list of people, and what is missing for its check. */
import type { ImportEncoding } from '#api/generated/model/importEncoding.ts';
import type { ImportOnExisting } from '#api/generated/model/importOnExisting.ts';
import type { ImportPurpose } from '#api/generated/model/importPurpose.ts';
import type { ImportSeparator } from '#api/generated/model/importSeparator.ts';
import type { Choice } from '#forms/index.ts';
import type { ListToCheck } from './calls.ts';

export interface ListValues {
  purpose: ImportPurpose;
  onExisting: ImportOnExisting;
  isInvited: boolean;
  group: Choice | null;
  reason: string;
  file: File | null;
  /** Null: recognised by the gateway. */
  separator: ImportSeparator | null;
  encoding: ImportEncoding | null;
}

/** Texts at the fields, by the names that the gateway uses too. */
export type ListFaults = Partial<Record<'group' | 'reason' | 'file', string>>;

export const emptyList: ListValues = {
  purpose: 'add',
  onExisting: 'change',
  isInvited: true,
  group: null,
  reason: '',
  file: null,
  separator: null,
  encoding: null,
};

const shortestReason = 3;

/** What is missing before the list can be checked. */
export function faultsOf({ purpose, group, reason, file }: ListValues): ListFaults {
  return {
    ...(purpose === 'group' && !group && { group: 'Выберите группу' }),
    ...(purpose === 'block' &&
      reason.trim().length < shortestReason && { reason: 'Укажите причину: не\u00a0короче 3\u00a0знаков' }),
    ...(!file && { file: 'Выберите файл' }),
  };
}

export const isCsv = (file: File | null): boolean => file !== null && /\.csv$/i.test(file.name);

/** The call for a list; null while something is missing. */
export function listOf(values: ListValues): ListToCheck | null {
  const { purpose, onExisting, isInvited, group, reason, file, separator, encoding } = values;
  if (!file || Object.keys(faultsOf(values)).length > 0) return null;
  return {
    file,
    request: {
      purpose,
      onExisting,
      ...(purpose === 'add' && { isInvited }),
      ...(purpose === 'group' && group && { group: group.id }),
      ...(purpose === 'block' && { reason: reason.trim() }),
      ...(isCsv(file) && separator && { separator }),
      ...(isCsv(file) && encoding && { encoding }),
    },
  };
}

/** The values after a change. Separator and encoding belong to the file. */
export const withChange = (values: ListValues, change: Partial<ListValues>): ListValues => ({
  ...values,
  ...('file' in change && { separator: null, encoding: null }),
  ...change,
});
