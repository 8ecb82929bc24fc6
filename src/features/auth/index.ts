export { AuthCard } from './components/AuthCard.tsx';
export { CompanyRequest } from './components/CompanyRequest.tsx';
export { ConfirmEmail } from './components/ConfirmEmail.tsx';
export { ForgotPassword } from './components/ForgotPassword.tsx';
export { FormAlert } from './components/FormAlert.tsx';
export { LoginForm } from './components/LoginForm.tsx';
export { NewPasswordFields } from './components/NewPasswordFields.tsx';
export { RegistrationConfirmation } from './components/RegistrationConfirmation.tsx';
export { RegistrationForm } from './components/RegistrationForm.tsx';
export { ResetPassword } from './components/ResetPassword.tsx';
export { SignInAgainHost } from './components/SignInAgainHost.tsx';
export { UndoEmail } from './components/UndoEmail.tsx';
export {
  emailError,
  limits,
  loginErrors,
  nameError,
  newPasswordError,
  repeatError,
} from './model/field-rules.ts';
export { loginMeta } from './model/login-meta.ts';
export { useSignOut } from './useSignOut.ts';
