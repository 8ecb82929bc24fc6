export { AdminLayout } from './area/AdminLayout.tsx';
export { AdminLanding, AdminScreen } from './area/AdminScreen.tsx';
export { useAdminCommands } from './area/useAdminCommands.tsx';
