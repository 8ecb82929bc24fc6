import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/index.ts';
import { useAgentsHidden } from '../hidden-agents.ts';

/** A page about agents. While a notification hides them it leads to the templates (LAB-14). */
export function AgentsOnly({ children }: { children: ReactNode }) {
  const isHidden = useAgentsHidden();
  if (isHidden === undefined) return <Skeleton shape="block" height="60vh" />;
  return isHidden ? <Navigate to="/lab" search={{ tab: 'templates' }} replace /> : children;
}
