import { useId } from 'react';
import { Group } from 'react-aria-components/Group';
import type { Command } from '#platform/commands.ts';
import { Icon } from '#ui/index.ts';
import type { Section } from '../model/rank.ts';
import {
  option,
  optionHint,
  optionTitle,
  section as sectionClass,
  sectionTitle,
} from './CommandPalette.css.ts';

interface CommandSectionProps {
  section: Section;
  /** The command that Enter runs. */
  current: Command | undefined;
  optionId: (command: Command) => string;
  onChoose: (id: string) => void;
  onRun: (command: Command) => void;
}

/** The options of one group. The focus stays in the field, which handles the keys; options handle the pointer. */
export function CommandSection({ section, current, optionId, onChoose, onRun }: CommandSectionProps) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId} className={sectionClass}>
      <div id={titleId} role="presentation" className={sectionTitle}>
        {section.title}
      </div>
      {section.commands.map((command) => (
        <div
          key={command.id}
          id={optionId(command)}
          role="option"
          tabIndex={-1}
          aria-selected={command.id === current?.id}
          className={option}
          onPointerMove={() => onChoose(command.id)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
          // A screen reader may move the focus to an option.
          onKeyDown={(event) => {
            if (event.key === 'Enter') onRun(command);
          }}
        >
          <Icon size="sm">{command.icon}</Icon>
          <span className={optionTitle}>{command.title}</span>
          {command.hint && <span className={optionHint}>{command.hint}</span>}
        </div>
      ))}
    </Group>
  );
}
