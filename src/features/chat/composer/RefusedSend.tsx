import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, buttonClass, Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import { ReportButton } from '../drafting/ReportButton.tsx';
import { type NextStep, problemOfError, stepLabels } from '../model/ending.ts';
import type { SettingsPanelState } from '../settings/useSettingsPanel.ts';
import { DeletedChat } from './DeletedChat.tsx';

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
  if (refusal.code === 'chat-deleted') return <DeletedChat conversation={conversation} text={text} />;
  const edit = (): void => document.getElementById('composer')?.focus();
  const actions: Partial<Record<NextStep, () => void>> = {
    edit,
    link: edit,
    replaceFile: pickFiles,
    language: () => onOpenSettings('language'),
    settings: () => onOpenSettings(),
    repeat: onSend,
  };
  const act = step && actions[step];
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
      {act && step && (
        <Button size="sm" onPress={act}>
          {stepLabels[step]}
        </Button>
      )}
      {refusal.code === 'answer-unreadable' && (
        <ReportButton title="Ошибка отправки сообщения" message={text} />
      )}
    </Inline>
  );
}
