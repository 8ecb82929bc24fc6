import type { ErrorComponentProps } from '@tanstack/react-router';
import { PublicLayout } from '../components/PublicLayout.tsx';
import { ScreenError } from './ScreenError.tsx';

/** A screen for people who are not signed in that crashed, within its layout (ERR-12). */
export const PublicError = (props: ErrorComponentProps) => (
  <PublicLayout>
    <ScreenError {...props} />
  </PublicLayout>
);
