export { AgentPlace } from './AgentPlace.tsx';
export { AgentList, CreateAgent } from './catalogue/AgentList.tsx';
export { AgentMark, agentColours, agentIcons } from './catalogue/AgentMark.tsx';
export { loadAgents } from './catalogue/load-agents.ts';
export { shareAgent } from './catalogue/share-agent.ts';
export { useAgentsAllowed } from './useAgentsAllowed.ts';
