export { AgentPlace } from './AgentPlace.tsx';
