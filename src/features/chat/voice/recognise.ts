import { client } from '#api/generated/calls/file.ts';
import { browserSetting } from '#platform/browser-settings.ts';

const language = browserSetting('dictationLanguage');

/** Ending of the file's name by the type of the recording. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/**
 * Turns a recording into text at the gateway: the sound does not leave the company (CHAT-31).
 *
 * @throws ApiError
 */
export async function recognise(sound: Blob, signal: AbortSignal): Promise<string> {
  const type = sound.type.split(';')[0] ?? '';
  const file = new File([sound], `voice.${endings[type] ?? 'webm'}`, { type });
  const { data } = await client.POST('/chat/voice', {
    // The form is made by `bodySerializer`.
    body: { file: '' },
    bodySerializer: () => {
      const form = new FormData();
      form.append('file', file, file.name);
      form.append('language', language.get());
      return form;
    },
    signal,
  });
  return data?.text ?? '';
}
