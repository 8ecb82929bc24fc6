import { AgentColour } from '#api/generated/model/agentColour.ts';
import { AgentIcon } from '#api/generated/model/agentIcon.ts';
import { isRecord } from '#lib/guards.ts';
import { isUuid } from '#lib/uuid.ts';
import { type AgentValues, type FormFile, limits, newAgent } from './agent-values.ts';

/** Values as they are stored: any of them can be wrong. */
type Stored = { [Name in keyof AgentValues]?: unknown };

const textIn = (value: unknown, max: number, instead: string): string =>
  typeof value === 'string' ? value.slice(0, max) : instead;
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function fileIn(value: unknown): FormFile[] {
  if (!isRecord(value)) return [];
  const { idFile, name, size } = value;
  if (typeof idFile !== 'string' || !isUuid(idFile) || typeof name !== 'string') return [];
  return [{ idFile, name, size: typeof size === 'number' ? size : 0 }];
}

/** Reads stored values, which are untrusted: what is wrong is as in a new agent. */
export function valuesIn(stored: Stored): AgentValues {
  const { icon, colour, model, settings, historyTurns: turns } = stored;
  const isTurns = typeof turns === 'number' && Number.isInteger(turns) && turns >= 1 && turns <= limits.turns;
  return {
    name: textIn(stored.name, limits.name, ''),
    description: textIn(stored.description, limits.description, ''),
    icon: Object.values(AgentIcon).find((one) => one === icon) ?? newAgent.icon,
    colour: Object.values(AgentColour).find((one) => one === colour) ?? newAgent.colour,
    serviceType: textIn(stored.serviceType, 100, newAgent.serviceType),
    model: typeof model === 'string' ? model : null,
    instruction: textIn(stored.instruction, limits.instruction, ''),
    starters: listIn(stored.starters)
      .slice(0, limits.starters)
      .map((one) => ({ text: textIn(isRecord(one) ? one['text'] : '', limits.starter, '') })),
    files: listIn(stored.files).slice(0, limits.files).flatMap(fileIn),
    functionIds: listIn(stored.functionIds)
      .filter((one): one is string => typeof one === 'string' && isUuid(one))
      .slice(0, limits.functions),
    settings: isRecord(settings) ? settings : {},
    historyTurns: isTurns ? turns : newAgent.historyTurns,
  };
}
