import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, buttonClass, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import { type NextStep, problemOfError, stepLabels } from '../model/ending.ts';
import type { SettingsPanelState } from '../settings/useSettingsPanel.ts';

interface RefusedSendProps {
  conversation: Conversation;
  onSend: () => void;
  onOpenSettings: SettingsPanelState['open'];
}

/** Why the gateway refused a request that it did not store, above the restored request, with the next step (CHAT-27). */
export default function RefusedSend({ conversation, onSend, onOpenSettings }: RefusedSendProps): ReactNode {
  const refusal = useStore(conversation.state, (state) => state.refusal);
  const { files } = useStore(conversation.draft.state);
  if (!refusal) return null;
  const { text, step } = problemOfError(refusal, files[0]?.name);
  const edit = (): void => document.getElementById('composer')?.focus();
  const actions: Record<Exclude<NextStep, 'service'>, () => void> = {
    edit,
    link: edit,
    replaceFile: pickFiles,
    language: () => onOpenSettings('language'),
    settings: () => onOpenSettings(),
    repeat: onSend,
  };
  return (
    <Inline justify="between">
      <Text size="sm" tone="negative" as="div">
        <span role="alert">{text}</span>
      </Text>
      {step === 'service' && (
        <Link to="/" className={buttonClass({ size: 'sm' })}>
          {stepLabels.service}
        </Link>
      )}
      {step && step !== 'service' && (
        <Button size="sm" onPress={actions[step]}>
          {stepLabels[step]}
        </Button>
      )}
    </Inline>
  );
}
