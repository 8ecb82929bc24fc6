import {
  agentAccessChange,
  agentRead,
  getAgentListQueryKey,
  getAgentReadQueryKey,
} from '#api/generated/hooks/agent/agent.ts';
import { type Shareable, share } from '#objects/index.ts';

const agents: Shareable = {
  read: (agentId) => agentRead({ agentId }),
  send: (change) => agentAccessChange(change),
  readKey: (agentId) => getAgentReadQueryKey({ agentId }),
  listKey: getAgentListQueryKey(),
  title: 'Поделиться агентом',
  failed: 'Не\u00a0удалось загрузить агента',
  missing: 'Агент не\u00a0найден или доступ к\u00a0нему закрыт',
  editors: 'Меняют агента вместе с\u00a0вами',
  open: 'Показывать инструкцию',
  note: 'Кто видит инструкцию, видит и\u00a0файлы и\u00a0может сделать копию агента.',
};

/** Opens the dialog of who may use and change an agent. */
export const shareAgent = (uuid: string): void => share(agents, uuid);
