import type { AgentFunctionRef } from '#api/generated/model/agentFunctionRef.ts';
import type { Versions } from '#forms/index.ts';
import { type ConflictAnswer, ConflictDialog } from '#objects/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import type { AgentValues } from '../model/agent-values.ts';
import { fieldLabels, wordsOfField } from '../model/differences.ts';
import { useKnownNames } from './useKnownNames.ts';

interface AgentConflictProps extends DialogProps<ConflictAnswer> {
  versions: Versions<AgentValues>;
  /** Who saved the newer version, and when. */
  change: string;
  functions: readonly AgentFunctionRef[];
}

/** Compares the form of an agent with what was saved meanwhile (LAB-09). */
export function AgentConflict({ functions, ...dialog }: AgentConflictProps) {
  const names = useKnownNames(dialog.versions.now.serviceType, functions);
  return (
    <ConflictDialog
      {...dialog}
      title="Агента изменили после вас"
      labels={fieldLabels}
      wordsOf={(name, values) => wordsOfField(name, values, names)}
    />
  );
}
