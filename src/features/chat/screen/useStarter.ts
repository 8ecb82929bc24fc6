import { useQueryClient } from '@tanstack/react-query';
import type { Starter } from '#features/services/index.ts';
import { toast } from '#ui/index.ts';
import { sendDraft, warn } from '../composer/send-draft.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { pickFiles } from '../drafting/pick-files.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { startRecording } from '../voice/microphone.ts';

async function textOfClipboard(): Promise<string | null> {
  const text = await navigator.clipboard.readText().catch(() => '');
  if (text.trim() !== '') return text.trim();
  toast.show({
    tone: 'warning',
    title: 'В\u00a0буфере нет текста',
    text: 'Скопируйте ссылку и\u00a0разрешите доступ к\u00a0буферу обмена или вставьте её сами.',
  });
  return null;
}

/**
 * Uses a starter of a service: a preset changes its settings, a text goes into the field. One that ends in «…» waits
 * for its end and one about a file for the file; any other is sent.
 *
 * @param onStarted moves the focus to the field
 */
export function useStarter(
  conversation: Conversation,
  service: ChatServiceView,
  onStarted: () => void,
): (starter: Starter) => Promise<void> {
  const queryClient = useQueryClient();
  const { draft, settings } = conversation;
  return async ({ label, text, settings: preset, needsFile, records, fromClipboard }) => {
    if (preset) settings.set({ ...settings.get(), ...preset });
    const words = fromClipboard
      ? await textOfClipboard()
      : (text ?? (preset ? null : label.replace(/…$/, '')));
    if (words) draft.replace(words);
    onStarted();
    if (records) startRecording();
    if (preset || fromClipboard || label.endsWith('…')) return;
    if (needsFile && draft.state.get().files.length === 0) {
      pickFiles();
      return;
    }
    const problem = await sendDraft(conversation, service, queryClient);
    if (problem) warn(problem);
  };
}
