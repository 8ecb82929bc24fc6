export { AgentChat } from './components/AgentChat.tsx';
export { AgentsOnly } from './components/AgentsOnly.tsx';
export { useAgentsHidden } from './hidden-agents.ts';
