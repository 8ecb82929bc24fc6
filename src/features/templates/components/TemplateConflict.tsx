import { useAgentList } from '#api/generated/hooks/agent/agent.ts';
import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import { serviceOf } from '#features/services/index.ts';
import type { Versions } from '#forms/index.ts';
import { type ConflictAnswer, ConflictDialog } from '#objects/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { fieldLabels, type TemplateValues, variableWords } from '../model/draft-form.ts';
import { agentListParams } from './AnswerFields.tsx';

interface TemplateConflictProps extends DialogProps<ConflictAnswer> {
  versions: Versions<TemplateValues>;
  /** When the newer version was saved. */
  change: string;
}

/** Compares the form of a template with what was saved meanwhile (LAB-09). */
export function TemplateConflict(props: TemplateConflictProps) {
  const { now, yours } = props.versions;
  const { data: models } = useChatModelList();
  const hasAgents = now.agentId !== null || yours.agentId !== null;
  const { data: agents } = useAgentList(agentListParams, { query: { enabled: hasAgents } });
  const wordsOf = (name: keyof TemplateValues, values: TemplateValues): string => {
    const { agentId, serviceType, model, variables } = values;
    switch (name) {
      case 'agentId':
        if (agentId === null) return 'Без агента';
        return agents?.content.find(({ uuid }) => uuid === agentId)?.name ?? 'Агент';
      case 'serviceType':
        return serviceOf(serviceType)?.title ?? serviceType;
      case 'model':
        if (model === null) return 'По выбору сервиса';
        return models?.find(({ value }) => value === model)?.title ?? model;
      case 'variables':
        return variables.map(variableWords).join('\n');
      default:
        return values[name];
    }
  };
  return (
    <ConflictDialog {...props} title="Шаблон изменили после вас" labels={fieldLabels} wordsOf={wordsOf} />
  );
}
