import { Mic, MicOff } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { IconButton, Text } from '#ui/index.ts';
import { type Dictation, dictation } from './dictation-store.ts';
import { listening, meter, meterLevel } from './VoiceButton.css.ts';

interface VoiceButtonProps {
  serviceType: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The recorder is loaded when the button is first pressed. */
async function start(serviceType: string, inputRef: VoiceButtonProps['inputRef']): Promise<void> {
  const [{ dictate }, { insertText }] = await Promise.all([
    import('./dictate.ts'),
    import('./insert-text.ts'),
  ]);
  await dictate(serviceType, (text) => {
    if (inputRef.current) insertText(inputRef.current, text);
  });
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Listening({ running }: { running: Dictation }) {
  const { phase, seconds, level } = useStore(running.state);
  return (
    <span className={listening}>
      <Text size="xs" tone="muted" as="span">
        <span role="status">{phase === 'recording' ? 'Слушаем' : 'Распознаём…'}</span>
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

/** The button «Голосовой ввод»: the second press ends the recording, and its text enters the field (CHAT-07). */
export function VoiceButton({ serviceType, inputRef }: VoiceButtonProps) {
  const running = useStore(dictation);
  // The microphone never stays on behind another screen.
  useEffect(() => () => dictation.get()?.cancel(), []);
  return (
    <>
      <IconButton
        label="Голосовой ввод"
        icon={running ? <MicOff /> : <Mic />}
        isPressed={running !== null}
        onPress={() => (running ? running.stop() : void start(serviceType, inputRef))}
      />
      {running && <Listening running={running} />}
    </>
  );
}
