export { HomeComposer } from './components/HomeComposer.tsx';
export { fillRequest } from './fill-request.ts';
export { useRouterCommand } from './useRouterCommand.tsx';
