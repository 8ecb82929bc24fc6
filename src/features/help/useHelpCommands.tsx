import { useNavigate } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import type { CommandGroup } from '#platform/commands.ts';
import { useHelpIndex } from './components/useHelpIndex.ts';
import { articleTo } from './model/catalogue.ts';
import { findHelp } from './model/find-help.ts';

/**
 * The articles of the help that match a text, for the command palette (HELP-03). Without a text there are none.
 *
 * @param text text of the palette
 */
export function useHelpCommands(text: string): CommandGroup {
  const navigate = useNavigate();
  const index = useHelpIndex();
  const hits = typeof index === 'string' || text.trim() === '' ? [] : findHelp(index, text);
  return {
    title: 'Помощь',
    isFound: true,
    commands: hits.map(({ part: { article, title, heading } }) => ({
      id: `help:${article}#${heading?.id ?? ''}`,
      title: heading ? `${title} › ${heading.text}` : title,
      icon: <CircleHelp />,
      run: () => void navigate({ ...articleTo(article), ...(heading && { hash: heading.id }) }),
    })),
  };
}
