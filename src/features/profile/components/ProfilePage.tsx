import type { ReactNode } from 'react';
import { Heading, Stack } from '#ui/index.ts';

interface ProfilePageProps {
  /** As in the list of pages. */
  title: string;
  children: ReactNode;
}

/** A page of the profile: its heading and its sections. */
export const ProfilePage = ({ title, children }: ProfilePageProps) => (
  <Stack gap={6}>
    <Heading level={1} size="xl">
      {title}
    </Heading>
    {children}
  </Stack>
);
