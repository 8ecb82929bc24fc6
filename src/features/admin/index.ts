export { AdminLayout } from './area/AdminLayout.tsx';
export { AdminMenu } from './area/AdminMenu.tsx';
export { AdminLanding, AdminScreen } from './area/AdminScreen.tsx';
export { loadAdmin } from './area/load-admin.ts';
export { useAdminCommands } from './area/useAdminCommands.tsx';
