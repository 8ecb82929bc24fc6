import { Mic, MicOff } from 'lucide-react';
import { type RefObject, Suspense, useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { readText } from '#platform/storage.ts';
import { IconButton, lazyPart } from '#ui/index.ts';
import { dictation } from './dictation-store.ts';
import { microphoneId } from './microphone.ts';

interface VoiceButtonProps {
  serviceType: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Takes the recording as a file, for a service whose request is a sound. @default its text enters the field */
  onRecorded?: ((file: File) => void) | undefined;
}

/** The recorder is loaded when the button is first pressed. */
async function start({ serviceType, inputRef, onRecorded }: VoiceButtonProps): Promise<void> {
  const [{ dictate, recordFile }, { insertText }] = await Promise.all([
    import('./dictate.ts'),
    import('./insert-text.ts'),
  ]);
  if (onRecorded) await recordFile(serviceType, onRecorded);
  else
    await dictate(serviceType, (text) => {
      if (inputRef.current) insertText(inputRef.current, text);
    });
}

const Listening = lazyPart(() => import('./Listening.tsx'));

/** The microphone never stays on behind another screen. A file is kept, a text would enter a field that is gone. */
function leave(): void {
  const running = dictation.get();
  if (running?.result === 'file') running.stop();
  else running?.cancel();
}

/**
 * The button «Голосовой ввод»: the second press ends the recording. Its text enters the field, or it is attached as a file
 * (CHAT-07).
 */
export function VoiceButton(props: VoiceButtonProps) {
  const running = useStore(dictation);
  useEffect(() => leave, []);
  // The setting «Распознавание речи» (PROF-05). A recording that is attached as a file is not recognised.
  if (!props.onRecorded && readText('recognition') === 'off') return null;
  return (
    <>
      <IconButton
        id={microphoneId}
        label="Голосовой ввод"
        icon={running ? <MicOff /> : <Mic />}
        isPressed={running !== null}
        onPress={() => (running ? running.stop() : void start(props))}
      />
      {running && (
        <Suspense>
          <Listening running={running} />
        </Suspense>
      )}
    </>
  );
}
