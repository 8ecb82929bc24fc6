export { AgentPlace } from './AgentPlace.tsx';
export { AgentList, CreateAgent } from './catalogue/AgentList.tsx';
