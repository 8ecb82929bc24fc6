import { Mic, MicOff } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { readText } from '#platform/storage.ts';
import { IconButton, Text } from '#ui/index.ts';
import { type Dictation, dictation } from './dictation-store.ts';
import { microphoneId } from './microphone.ts';
import { listening, meter, meterLevel } from './VoiceButton.css.ts';

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

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const texts = {
  text: { recording: 'Слушаем', ending: 'Распознаём…' },
  file: { recording: 'Идёт запись', ending: 'Сохраняем запись…' },
};

function Listening({ running }: { running: Dictation }) {
  const { phase, seconds, level } = useStore(running.state);
  return (
    <span className={listening}>
      <Text size="xs" tone="muted" as="span">
        <span role="status">{texts[running.result][phase]}</span>
        {phase === 'recording' && <span aria-hidden> {clock(seconds)}</span>}
      </Text>
      {phase === 'recording' && (
        <svg className={meter} viewBox="0 0 40 6" aria-hidden>
          <rect className={meterLevel} width={Math.max(2, level * 40)} height={6} rx={3} />
        </svg>
      )}
    </span>
  );
}

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
      {running && <Listening running={running} />}
    </>
  );
}
