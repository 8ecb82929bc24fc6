import { useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { Command } from '#platform/commands.ts';
import { fillRequest } from './fill-request.ts';

/** Longest part of the text in the title of the command. */
const MAX_TITLE = 60;

/**
 * The command of the palette for a text that matches nothing: it puts the text into the field of the main page, where a
 * service can be picked for it. Nothing is sent.
 */
export function useRouterCommand(text: string, userId: number): Command {
  const navigate = useNavigate();
  const request = text.trim();
  const shown = request.length > MAX_TITLE ? `${request.slice(0, MAX_TITLE)}…` : request;
  return {
    id: 'router:pick',
    title: `Подобрать сервис для «${shown}»`,
    icon: <Sparkles />,
    run: async () => {
      await navigate({ to: '/' });
      fillRequest(userId, request);
      document.getElementById('composer')?.focus();
    },
  };
}
