/** The values of an agent's form, and the rules for them (lab.md §5). */
import type { Agent } from '#api/generated/model/agent.ts';
import type { AgentColour } from '#api/generated/model/agentColour.ts';
import type { AgentDraft } from '#api/generated/model/agentDraft.ts';
import type { AgentFile } from '#api/generated/model/agentFile.ts';
import type { AgentIcon } from '#api/generated/model/agentIcon.ts';
import type { ServiceSettings } from '#api/generated/model/serviceSettings.ts';
import type { FieldErrors } from '#forms/index.ts';
import { looksLikeSecret, secretWarning } from '#lib/looks-like-secret.ts';
import { isPlainName } from '#lib/name-check.ts';

/** A file as the form knows it; its status is not a value of the form. */
export type FormFile = Omit<AgentFile, 'status'>;

export interface AgentValues {
  name: string;
  description: string;
  icon: AgentIcon;
  colour: AgentColour;
  serviceType: string;
  model: string | null;
  instruction: string;
  starters: readonly { text: string }[];
  files: readonly FormFile[];
  functionIds: readonly string[];
  settings: ServiceSettings;
  historyTurns: number;
}

/** Limits of the contract. */
export const limits = {
  name: 60,
  description: 300,
  instruction: 20_000,
  note: 200,
  starters: 6,
  starter: 200,
  functions: 10,
  files: 20,
  fileSize: 20,
  allFiles: 100 * 1024 ** 2,
  turns: 40,
} as const;

/** The rule for the files of an agent. */
export const fileRule = {
  accept: '.pdf, .txt, .doc, .docx, .md, .csv, .xlsx',
  maxSize: limits.fileSize,
  maxCount: limits.files,
  multiple: true,
} as const;

/** The settings of a new agent. */
export const newAgent: AgentValues = {
  name: '',
  description: '',
  icon: 'bot',
  colour: 'slate',
  serviceType: 'chatGpt',
  model: null,
  instruction: '',
  starters: [],
  files: [],
  functionIds: [],
  settings: {},
  historyTurns: 20,
};

export function valuesOf(agent: Agent): AgentValues {
  const { name, description, icon, colour, serviceType, model, functionIds, settings, historyTurns } = agent;
  return {
    name,
    description,
    icon,
    colour,
    serviceType,
    model,
    functionIds,
    settings,
    historyTurns,
    instruction: agent.instruction ?? '',
    starters: agent.starters.map((text) => ({ text })),
    files: (agent.files ?? []).map(({ idFile, name, size }) => ({ idFile, name, size })),
  };
}

/** The settings as the gateway takes them: without blanks around the name and without empty starters. */
export function draftOf({ starters, files, functionIds, ...values }: AgentValues): AgentDraft {
  return {
    ...values,
    name: values.name.trim(),
    starters: starters.map(({ text }) => text.trim()).filter(Boolean),
    idFiles: files.map(({ idFile }) => idFile),
    functionIds: [...functionIds],
  };
}

/** The settings for a test, which the gateway takes without a name, too. */
export const testDraftOf = (values: AgentValues): AgentDraft => ({
  ...draftOf(values),
  name: values.name.trim() || 'Агент',
});

function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'Введите название';
  return isPlainName(name) ? undefined : 'Только буквы, цифры, пробел и\u00a0подчёркивание';
}

export function validate({ name, instruction }: AgentValues): FieldErrors<AgentValues> {
  return {
    name: nameError(name),
    instruction: instruction.trim() === '' ? 'Опишите, что делает агент' : undefined,
  };
}

interface Surroundings {
  /** Whether the service is outside. */
  isExternal: boolean;
  visibility: Agent['access']['visibility'];
}

/** What the form points out without preventing a save, by the field that it belongs to. */
export function warningsOf(
  { files, instruction }: AgentValues,
  { isExternal, visibility }: Surroundings,
): { files: string[]; instruction: string[] } {
  const hasFiles = files.length > 0;
  return {
    files: [
      ...(hasFiles && isExternal ? ['Файлы уйдут во\u00a0внешний сервис'] : []),
      ...(hasFiles && visibility === 'company' ? ['Содержимое файлов может попасть в\u00a0ответы всем'] : []),
    ],
    instruction: looksLikeSecret(instruction) ? [secretWarning] : [],
  };
}

/** Names of the contract's fields for a refusal, as the form has them: `idFiles[0]` is `files`. */
export function formFieldOf(field: string): string {
  const [, name = field, index] = /^(\w+?)(?:\[(\d+)\])?(?:\..*)?$/.exec(field) ?? [];
  if (name === 'idFiles') return 'files';
  return name === 'starters' && index !== undefined ? `starters.${index}.text` : name;
}

/** Settings with another value of one; undefined: the default of the service. */
export const withSetting = (settings: ServiceSettings, key: string, value: unknown): ServiceSettings => ({
  ...Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key)),
  ...(value !== undefined && { [key]: value }),
});
