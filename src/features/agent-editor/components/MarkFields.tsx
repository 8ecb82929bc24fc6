import { useId } from 'react';
import type { AgentColour } from '#api/generated/model/agentColour.ts';
import type { AgentIcon } from '#api/generated/model/agentIcon.ts';
import { AgentMark, agentColours, agentIcons } from '#features/agents/index.ts';
import { Inline, Stack, Text } from '#ui/index.ts';
import { markChoice, markInput } from './editor.css.ts';

interface MarkFieldsProps {
  icon: AgentIcon;
  colour: AgentColour;
  onIcon: (icon: AgentIcon) => void;
  onColour: (colour: AgentColour) => void;
}

/** Picture and colour of the mark of an agent. */
export function MarkFields({ icon, colour, onIcon, onColour }: MarkFieldsProps) {
  return (
    <>
      <Choice
        label="Значок"
        options={Object.entries(agentIcons).map(([id, [, name]]) => ({ id: id as AgentIcon, name }))}
        value={icon}
        onChange={onIcon}
        markOf={(id) => ({ icon: id, colour })}
      />
      <Choice
        label="Цвет"
        options={Object.entries(agentColours).map(([id, name]) => ({ id: id as AgentColour, name }))}
        value={colour}
        onChange={onColour}
        markOf={(id) => ({ icon, colour: id })}
      />
    </>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  value: Id;
  onChange: (id: Id) => void;
  markOf: (id: Id) => { icon: AgentIcon; colour: AgentColour };
}

/** The browser's own radio buttons, which arrows walk. */
function Choice<Id extends string>({ label, options, value, onChange, markOf }: ChoiceProps<Id>) {
  const name = useId();
  return (
    <Stack role="radiogroup" aria-labelledby={`${name}-label`} gap={3}>
      <Text id={`${name}-label`} as="span" size="sm" weight="medium">
        {label}
      </Text>
      <Inline gap={1} align="stretch" wrap>
        {options.map((option) => (
          <span key={option.id} title={option.name} className={markChoice}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              className={markInput}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <AgentMark {...markOf(option.id)} />
          </span>
        ))}
      </Inline>
    </Stack>
  );
}
