/** What may stand in the settings of an agent (lab.md §5). */
import { isPlainName } from '#lib/name-check.ts';
import { problem, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { usableFunction } from '#mocks/domain/functions/function.ts';
import { findPerson } from '#mocks/domain/people/person.ts';
import { settingErrors } from '#mocks/domain/services/settings.ts';
import { isOpenTo } from '#mocks/domain/tiles/rules.ts';
import { type AgentDraft, type Database, itemsOf, type Schemas, type User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { hasFileByAgent, isAgentFile, MAX_AGENT_FILE, MAX_AGENT_FILES } from './files.ts';

type FieldError = Schemas['FieldError'];

function serviceErrors(
  database: Database,
  user: User,
  { serviceType, model, settings }: AgentDraft,
): FieldError[] {
  const tile = itemsOf(database.tiles).find((one) => one.serviceType === serviceType);
  if (!tile || !isOpenTo(database, tile, user))
    return [problem('serviceType', 'unknown', 'Этот сервис вам\u00a0не открыт')];
  const isKnown = itemsOf(database.models).some(
    (one) => one.serviceType === serviceType && one.value === model,
  );
  return [
    ...(model === null || isKnown ? [] : [problem('model', 'unknown', 'Такой модели у\u00a0сервиса нет')]),
    ...settingErrors(serviceType, settings).map((one) => ({ ...one, field: `settings.${one.field}` })),
  ];
}

function fileErrors(database: Database, user: User, { idFiles }: AgentDraft): FieldError[] {
  let total = 0;
  for (const [index, id] of idFiles.entries()) {
    const field = `idFiles[${index}]`;
    const file = database.files.get(id.toLowerCase());
    const isOwn = file?.owner === user.email;
    if (!file || !(isOwn || hasFileByAgent(database, user, file.idFile)))
      return [problem(field, 'unknown', 'Такого файла нет')];
    const size = database.store.blobSize(file.idFile);
    total += size;
    if (!isAgentFile(file.name)) return [problem(field, 'type', 'Такие файлы агент не\u00a0читает')];
    if (size > MAX_AGENT_FILE) return [problem(field, 'size', 'Файл больше 20\u00a0МБ')];
  }
  return total > MAX_AGENT_FILES ? [problem('idFiles', 'size', 'Файлы вместе больше 100\u00a0МБ')] : [];
}

function functionErrors(
  database: Database,
  user: User,
  ownerId: number,
  { functionIds }: AgentDraft,
): FieldError[] {
  const owner = findPerson(database, ownerId) ?? user;
  const index = functionIds.findIndex(
    (id) => !usableFunction(database, user, id) || !usableFunction(database, owner, id),
  );
  const message = 'Этой функции нет, или она закрыта для\u00a0владельца агента';
  return index < 0 ? [] : [problem(`functionIds[${index}]`, 'unknown', message)];
}

/** What is wrong with the settings of an agent whose owner is `ownerId`, by field. */
export function agentErrors(
  database: Database,
  user: User,
  ownerId: number,
  draft: AgentDraft,
): FieldError[] {
  const isNamed = isPlainName(draft.name);
  return [
    ...(isNamed ? [] : [problem('name', 'invalid', 'Только буквы, цифры, пробел и\u00a0подчёркивание')]),
    ...serviceErrors(database, user, draft),
    ...fileErrors(database, user, draft),
    ...functionErrors(database, user, ownerId, draft),
  ];
}

/** Throws `fields-invalid` for settings that may not be saved. */
export function checkAgent(database: Database, user: User, ownerId: number, draft: AgentDraft): void {
  refuseFields(agentErrors(database, user, ownerId, draft));
}

/** Throws `name-taken` when another agent of the owner, in the archive too, has the name. */
export function checkAgentName(
  { agents }: Database,
  ownerId: number,
  { name }: AgentDraft,
  own?: string,
): void {
  const others = agents.group(String(ownerId)).filter(({ uuid }) => uuid !== own);
  if (!others.some(({ draft }) => folded(draft.name) === folded(name))) return;
  refuseTaken('name', 'Агент с\u00a0таким названием уже есть');
}

/** Settings as they are kept: a trimmed name, ids in lower case. */
export function keptDraft(draft: AgentDraft): AgentDraft {
  const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());
  return {
    ...draft,
    name: draft.name.trim(),
    idFiles: lower(draft.idFiles),
    functionIds: lower(draft.functionIds),
  };
}
