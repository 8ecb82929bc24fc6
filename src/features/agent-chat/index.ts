export { AgentChat } from './components/AgentChat.tsx';
export { leaveHiddenAgents, loadAgentsHidden, useAgentsHidden } from './hidden-agents.ts';
