import { useState } from 'react';
import { useAdminCommands } from '#features/admin/index.ts';
import { CommandPalette } from '#features/commands/index.ts';
import { useHelpCommands } from '#features/help/index.ts';
import { useChatCommands } from '#features/history/index.ts';
import { usePeopleCommands } from '#features/people/index.ts';
import { useViewCommands } from '#features/presentations/index.ts';
import { useRouterCommand } from '#features/router/index.ts';
import { useActionCommands, usePageCommands } from '#features/shell/index.ts';
import { useTileCommands } from '#features/tiles/index.ts';

interface PaletteProps {
  userId: number;
  /** Initial text. */
  typed: string;
  onClose: () => void;
}

/** The command palette with the commands of all features. */
export default function Palette({ userId, typed, onClose }: PaletteProps) {
  const [text, setText] = useState(typed);
  const groups = [
    useTileCommands(text),
    useChatCommands(text),
    useViewCommands(),
    usePageCommands(),
    useAdminCommands(),
    useActionCommands(),
    usePeopleCommands(),
    useHelpCommands(text),
  ];
  return (
    <CommandPalette
      groups={groups}
      otherwise={useRouterCommand(text, userId)}
      text={text}
      onTextChange={setText}
      userId={userId}
      onClose={onClose}
    />
  );
}
