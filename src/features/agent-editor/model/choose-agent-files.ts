import { chooseFiles } from '#lib/upload-rules.ts';
import { type FormFile, fileRule, limits } from './agent-values.ts';

/**
 * The files of a choice that an agent can get beside its present ones, and the texts for the others (APP-18, lab.md §5).
 * Those that would make all files larger than their common limit are refused, smaller ones after them are not.
 */
export function chooseAgentFiles(
  present: readonly (FormFile | File)[],
  chosen: readonly File[],
): { added: File[]; refusals: string[] } {
  const verdict = chooseFiles<FormFile | File>(present, chosen, fileRule);
  const good = verdict.files.filter((one): one is File => one instanceof File && !present.includes(one));
  let total = present.reduce((sum, { size }) => sum + size, 0);
  const added = good.filter(({ size }) => {
    const fits = total + size <= limits.allFiles;
    if (fits) total += size;
    return fits;
  });
  const isOver = added.length < good.length;
  return { added, refusals: [...verdict.errors, ...(isOver ? ['Файлы вместе больше 100\u00a0МБ'] : [])] };
}
