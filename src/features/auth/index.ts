export { LoginForm } from './components/LoginForm.tsx';
export { useSignOut } from './useSignOut.ts';
