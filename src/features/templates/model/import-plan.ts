/** What an import does with each template of a file (LAB-26). Pure functions. */
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import { isSame } from '#forms/index.ts';
import { copyName, nameKey } from '#lib/copy-name.ts';
import type { FileEntry } from './template-file.ts';

/** A template that the person has, in the archive too. */
export interface OwnTemplate {
  name: string;
  command: string | null;
}

/** A service that is open to the person. */
export interface OpenService {
  serviceType: string;
  /** Names of its models. */
  models: readonly string[];
}

/** A template of the file with what becomes of it. */
export interface PlannedEntry {
  title: string;
  /** The template as it is read. */
  draft: TemplateDraft;
  /** What is saved; null for one that is not. */
  save: TemplateDraft | null;
  /** True for one that was imported before. */
  isDone: boolean;
  /** Why it is not saved. */
  faults: readonly string[];
  /** What is saved in another way than the file says. */
  notes: readonly string[];
}

interface PlanFacts {
  own: readonly OwnTemplate[];
  /** Undefined while it is not known; then the gateway checks. */
  services: readonly OpenService[] | undefined;
  /** Templates that were imported before, as the file had them. */
  done: readonly TemplateDraft[];
}

function serviceFaults({ serviceType, model }: TemplateDraft, { services }: PlanFacts): string[] {
  const service = services?.find((one) => one.serviceType === serviceType);
  if (services && !service) return ['Сервис: вам\u00a0не открыт'];
  if (service && model !== null && !service.models.includes(model))
    return ['Модель: такой у\u00a0сервиса нет'];
  return [];
}

/** Gives each good template a name and a command that are free, in the order of the file. */
export function planImport(entries: readonly FileEntry[], facts: PlanFacts): PlannedEntry[] {
  const names = facts.own.map(({ name }) => name);
  const commands = facts.own.flatMap(({ command }) => command ?? []);
  return entries.map(({ title, draft, faults: read }) => {
    const isDone = facts.done.some((one) => isSame(one, draft));
    const faults = read.length > 0 ? read : serviceFaults(draft, facts);
    if (isDone || faults.length > 0) return { title, draft, save: null, isDone, faults, notes: [] };
    const isTaken = names.some((one) => nameKey(one) === nameKey(draft.name));
    const name = isTaken ? copyName(draft.name, names) : draft.name;
    const isCommandTaken = draft.command !== null && commands.includes(draft.command);
    names.push(name);
    if (draft.command !== null) commands.push(draft.command);
    const notes = [
      ...(isTaken ? [`Название занято, будет «${name}»`] : []),
      ...(isCommandTaken ? [`Команда /${draft.command} занята, будет без\u00a0команды`] : []),
    ];
    return {
      title,
      draft,
      isDone,
      faults,
      notes,
      save: { ...draft, name, command: isCommandTaken ? null : draft.command },
    };
  });
}
