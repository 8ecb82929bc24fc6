import type { AgentFile } from '#api/generated/model/agentFile.ts';
import type { AgentFunctionRef } from '#api/generated/model/agentFunctionRef.ts';
import type { Form } from '#forms/index.ts';
import { StartersField, type Uploads } from '#objects/index.ts';
import { Stack, TextArea, TextField } from '#ui/index.ts';
import { type AgentValues, limits, type warningsOf } from '../model/agent-values.ts';
import { AgentFiles } from './AgentFiles.tsx';
import { FunctionsField } from './FunctionsField.tsx';
import { MarkFields } from './MarkFields.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { Warnings } from './Warnings.tsx';

interface AgentFieldsProps {
  form: Form<AgentValues>;
  uploads: Uploads;
  saved: readonly AgentFile[];
  /** Titles of functions of the saved agent. */
  titles: readonly AgentFunctionRef[];
  warnings: ReturnType<typeof warningsOf>;
}

/** The counter of a long text is shown near its end only. */
const isNearEnd = ({ length }: string): boolean => length >= limits.instruction * 0.9;

/** The fields of an agent (lab.md §5). */
export function AgentFields({ form, uploads, saved, titles, warnings }: AgentFieldsProps) {
  const { icon, colour, instruction } = form.values;
  return (
    <>
      <TextField {...form.field('name')} label="Название" isRequired maxLength={limits.name} />
      <TextField {...form.field('description')} label="Описание" maxLength={limits.description} />
      <MarkFields
        icon={icon}
        colour={colour}
        onIcon={(next) => form.set({ icon: next })}
        onColour={(next) => form.set({ colour: next })}
      />
      <Stack gap={1}>
        <TextArea
          {...form.field('instruction')}
          label="Инструкция"
          isRequired
          rows={8}
          isGrowing
          maxLength={limits.instruction}
          hasCounter={isNearEnd(instruction)}
          description={'Кто он, что делает, в\u00a0каком виде и\u00a0каким тоном отвечает'}
        />
        <Warnings texts={warnings.instruction} />
      </Stack>
      <StartersField
        starters={form.values.starters}
        onChange={(starters) => form.set({ starters })}
        part={form.part}
        maxCount={limits.starters}
        maxLength={limits.starter}
      />
      <AgentFiles form={form} uploads={uploads} saved={saved} warnings={warnings.files} />
      <FunctionsField form={form} titles={titles} />
      <ServiceFields form={form} />
    </>
  );
}
