/** What may be saved of a template of requests (lab.md §5, §7). */
import { templateFaults } from '#lib/template-draft.ts';
import { problem, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
import { rightOf } from '#mocks/domain/lab/rights.ts';
import { isOpenTo } from '#mocks/domain/tiles/rules.ts';
import { type Database, itemsOf, type Schemas, type User } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';

type Draft = Schemas['TemplateDraft'];
type FieldError = Schemas['FieldError'];

/** What is wrong with the service, the model or the agent that shall answer, by field. */
export function serviceErrors(
  database: Database,
  user: User,
  { serviceType, model, agentId }: Pick<Draft, 'serviceType' | 'model' | 'agentId'>,
): FieldError[] {
  if (agentId !== null) {
    const agent = database.agents.get(agentId);
    return agent && rightOf(database, user, agent)
      ? []
      : [problem('agentId', 'unknown', 'Этого агента нет, или он закрыт для\u00a0вас')];
  }
  const tile = itemsOf(database.tiles).find((one) => one.serviceType === serviceType);
  if (!tile || !isOpenTo(database, tile, user))
    return [problem('serviceType', 'unknown', 'Этот сервис вам\u00a0не открыт')];
  const isKnown = itemsOf(database.models).some(
    (one) => one.serviceType === serviceType && one.value === model,
  );
  return model === null || isKnown ? [] : [problem('model', 'unknown', 'Такой модели у\u00a0сервиса нет')];
}

/** Throws `fields-invalid` for a template that may not be saved. */
export function checkTemplate(database: Database, user: User, draft: Draft): void {
  const faults = templateFaults(draft).map(({ field, message }) => problem(field, 'invalid', message));
  refuseFields([...faults, ...serviceErrors(database, user, draft)]);
}

/** Throws `name-taken` when another template of the owner, in the archive too, has the name or the command. */
export function checkTemplateName(database: Database, ownerId: number, draft: Draft, own?: string): void {
  const others = database.labTemplates.group(String(ownerId)).filter(({ uuid }) => uuid !== own);
  if (others.some((one) => folded(one.draft.name) === folded(draft.name)))
    refuseTaken('name', 'Шаблон с\u00a0таким названием уже есть');
  if (draft.command !== null && others.some((one) => one.draft.command === draft.command))
    refuseTaken('command', 'Такая команда уже есть у\u00a0другого вашего шаблона');
}

/** A template as it is kept: a trimmed name, ids in lower case. */
export const keptTemplate = (draft: Draft): Draft => ({
  ...draft,
  name: draft.name.trim(),
  agentId: draft.agentId?.toLowerCase() ?? null,
});
