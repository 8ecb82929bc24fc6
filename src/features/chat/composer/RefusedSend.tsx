import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStore } from '#lib/store.ts';
import { askSupport } from '#platform/feedback.ts';
import { Inline, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import { ReportButton } from '../drafting/ReportButton.tsx';
import { kindOfFile } from '../model/attached-file.ts';
import type { Refusal } from '../model/chat.ts';
import { hasOwnSettings } from '../model/chat-place.ts';
import { type NextStep, problemOfError } from '../model/ending.ts';
import type { Attachment } from '../model/new-request.ts';
import type { SettingsPanelState } from '../settings/useSettingsPanel.ts';
import { FailureText } from '../steps/FailureText.tsx';
import { NextSteps } from '../steps/NextSteps.tsx';
import { sendInNewChat } from '../steps/send-in-new-chat.ts';
import { DeletedChat } from './DeletedChat.tsx';

interface RefusedSendProps {
  conversation: Conversation;
  onSend: () => void;
  onOpenSettings: SettingsPanelState['open'];
}

function isPicture(file: Attachment): boolean {
  const { name } = file;
  return kindOfFile({ name, mimeType: file instanceof File ? file.type : file.mimeType }) === 'picture';
}

/** Focuses the first «Убрать файл». */
const focusFiles = (): void =>
  document.querySelector<HTMLElement>('[aria-label="Прикреплённые файлы"] button')?.focus();
const focusField = (): void => document.getElementById('composer')?.focus();

/** What each step does with the restored request; the same as beside an answer (AnswerEnding). */
function useActions(
  { conversation, onSend, onOpenSettings }: RefusedSendProps,
  { text, files }: { text: string; files: readonly Attachment[] },
): Partial<Record<NextStep, (() => void) | undefined>> {
  const navigate = useNavigate();
  const { draft, place, chatUuid } = conversation;
  const send = chatUuid === null ? undefined : sendInNewChat(conversation, navigate);
  const removePictures = (): void => {
    const pictureAt = (): number => draft.state.get().files.findIndex(isPicture);
    for (let at = pictureAt(); at >= 0; at = pictureAt()) draft.removeFile(at);
    focusField();
  };
  return {
    edit: focusField,
    link: focusField,
    replaceFile: pickFiles,
    ...(!hasOwnSettings(place) && {
      language: () => onOpenSettings('language'),
      model: () => onOpenSettings('model'),
      settings: () => onOpenSettings(),
    }),
    newChat:
      send &&
      (() => {
        draft.leaveToQueue();
        conversation.dispatch({ type: 'refused' });
        send(text, files);
      }),
    ...(files.some(isPicture) && { withoutPictures: removePictures }),
    ...(files.length > 0 && { fewerFiles: focusFiles }),
    reopen: () => location.reload(),
    ...(!place.isGuest && {
      storage: () => void navigate({ to: '/profile/storage' }),
      budget: () => askSupport('Прошу увеличить бюджет на\u00a0месяц. Больше нужно, чтобы '),
    }),
    repeat: onSend,
  };
}

function Refused(props: RefusedSendProps & { refusal: Refusal }): ReactNode {
  const { conversation, refusal } = props;
  const { code, retryAfter } = refusal;
  const request = useStore(conversation.draft.state);
  const { text, steps } = problemOfError(refusal, request.files[0]?.name);
  const actions = useActions(props, request);
  if (code === 'chat-deleted') return <DeletedChat conversation={conversation} text={text} />;
  return (
    <Inline justify="between" wrap>
      <Text size="sm" tone="negative" as="div">
        <FailureText text={text} steps={steps} retryAfter={retryAfter} />
      </Text>
      <Inline wrap>
        <NextSteps
          conversation={conversation}
          steps={steps}
          actions={actions}
          failure={refusal}
          retryAfter={retryAfter}
        />
        {code === 'answer-unreadable' && <ReportButton title="Ошибка отправки сообщения" message={text} />}
      </Inline>
    </Inline>
  );
}

/** Why the gateway refused a request that it did not store, above the restored request, with the next steps (CHAT-27). */
export default function RefusedSend(props: RefusedSendProps): ReactNode {
  const refusal = useStore(props.conversation.state, (state) => state.refusal);
  return refusal && <Refused {...props} refusal={refusal} />;
}
