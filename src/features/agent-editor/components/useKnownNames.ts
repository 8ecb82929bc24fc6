import { useChatModelList, useChatOptionList } from '#api/generated/hooks/data/data.ts';
import type { AgentFunctionRef } from '#api/generated/model/agentFunctionRef.ts';
import type { KnownNames } from '../model/differences.ts';

const query = { staleTime: 10 * 60_000 };

/** The names for a comparison of settings. @param serviceType the service whose options are needed */
export function useKnownNames(serviceType: string, functions: readonly AgentFunctionRef[]): KnownNames {
  const { data: models } = useChatModelList({ query });
  const { data: options } = useChatOptionList({ serviceType }, { query });
  return { functions, models, options };
}
