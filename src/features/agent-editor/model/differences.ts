import type { AgentField } from '#api/generated/model/agentField.ts';
import type { AgentFunctionRef } from '#api/generated/model/agentFunctionRef.ts';
import type { ChatModel } from '#api/generated/model/chatModel.ts';
import type { ServiceOption } from '#api/generated/model/serviceOption.ts';
import { agentColours, agentIcons } from '#features/agents/index.ts';
import { serviceOf } from '#features/services/index.ts';
import { changedFields as differing } from '#objects/index.ts';
import type { AgentValues } from './agent-values.ts';
import { settingWords } from './setting-words.ts';

type Name = keyof AgentValues;

/** What gives ids their names. */
export interface KnownNames {
  functions: readonly AgentFunctionRef[];
  /** Undefined while they are not loaded. */
  models: readonly ChatModel[] | undefined;
  /** Options of the service that the gateway has; undefined while they are not loaded. */
  options: readonly ServiceOption[] | undefined;
}

/** The fields of an agent with their names, in the order of the form. */
export const fieldLabels: Record<Name, string> = {
  name: 'Название',
  description: 'Описание',
  icon: 'Значок',
  colour: 'Цвет',
  instruction: 'Инструкция',
  starters: 'Примеры запросов',
  files: 'Файлы',
  functionIds: 'Функции',
  serviceType: 'Сервис',
  model: 'Модель',
  settings: 'Настройки сервиса',
  historyTurns: 'Память',
};

/** The name of a field of the contract. */
export const labelOfField = (field: AgentField): string =>
  field === 'idFiles' ? fieldLabels.files : fieldLabels[field];

const fieldNames = Object.keys(fieldLabels) as Name[];

/** The value of a field in words, as the form names them. */
export function wordsOfField(
  name: Name,
  values: AgentValues,
  { functions, models, options }: KnownNames,
): string {
  switch (name) {
    case 'icon':
      return agentIcons[values.icon][1];
    case 'colour':
      return agentColours[values.colour];
    case 'starters':
      return values.starters.map(({ text }) => text).join('\n');
    case 'files':
      return values.files.map((file) => file.name).join('\n');
    case 'functionIds':
      return values.functionIds
        .map((id) => functions.find(({ uuid }) => uuid === id)?.title ?? 'Функция')
        .join('\n');
    case 'serviceType':
      return serviceOf(values.serviceType)?.title ?? values.serviceType;
    case 'model':
      if (values.model === null) return 'По выбору сервиса';
      return models?.find(({ value }) => value === values.model)?.title ?? values.model;
    case 'settings':
      return settingWords(values.serviceType, values.settings, { models, options }).join('\n');
    default:
      return String(values[name]);
  }
}

/** The fields in which two states of an agent differ. */
export const changedFields = (one: AgentValues, other: AgentValues): Name[] =>
  differing(fieldNames, one, other);
