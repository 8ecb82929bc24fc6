import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { useAgentsHidden } from '#features/agent-chat/index.ts';
import { serviceOf } from '#features/services/index.ts';
import type { Form } from '#forms/index.ts';
import { ModelField } from '#objects/index.ts';
import { ComboBox, type SelectOption } from '#ui/index.ts';
import type { TemplateValues } from '../model/draft-form.ts';

/** Agents that the person may use. */
export const agentListParams = { scope: 'all', size: 100 } as const;

/** The choice of no agent; nothing else has this id. */
const none = '';

/** The options with one for a value that is not among them. */
const withValue = (
  options: readonly SelectOption<string>[],
  value: string,
  label: string,
): readonly SelectOption<string>[] =>
  options.some(({ id }) => id === value) ? options : [...options, { id: value, label }];

/** Who answers the requests of a template: an agent, or a service with a model. */
export function AnswerFields({ form }: { form: Form<TemplateValues> }) {
  const { agentId, serviceType, model } = form.values;
  const isHidden = useAgentsHidden() !== false;
  const { data: tiles } = useTileList();
  const { data: agents } = useAgentList(agentListParams, { query: { enabled: !isHidden } });
  // A tile of an agent is no service.
  const services = (tiles ?? [])
    .filter((tile) => !tile.agentId)
    .map((tile) => ({ id: tile.serviceType, label: tile.title }));
  const offered = (agents?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }));
  return (
    <>
      {!isHidden && (offered.length > 0 || agentId !== null) && (
        <ComboBox
          {...form.field('agentId')}
          label="Агент"
          description={agentId === null ? '' : 'Сервис и\u00a0модель выбирает агент'}
          options={withValue(
            [{ id: none, label: 'Без агента' }, ...offered],
            agentId ?? none,
            agents ? 'Агент в\u00a0архиве или закрыт для\u00a0вас' : 'Агент',
          )}
          value={agentId ?? none}
          onChange={(next) => form.set({ agentId: next || null })}
        />
      )}
      {agentId === null && (
        <ComboBox
          {...form.field('serviceType')}
          label="Сервис"
          isRequired
          options={withValue(services, serviceType, serviceOf(serviceType)?.title ?? serviceType)}
          value={serviceType}
          onChange={(next) => next !== null && form.set({ serviceType: next, model: null })}
        />
      )}
      {agentId === null && (
        <ModelField
          field={form.field('model')}
          serviceType={serviceType}
          model={model}
          onChange={(next) => form.set({ model: next })}
        />
      )}
    </>
  );
}
