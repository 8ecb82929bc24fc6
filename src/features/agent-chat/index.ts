export { AgentChat } from './components/AgentChat.tsx';
export { leaveHiddenAgents } from './hidden-agents.ts';
