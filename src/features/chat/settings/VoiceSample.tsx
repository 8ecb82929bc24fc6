import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { Button, Text } from '#ui/index.ts';

/** «Прослушать»: plays the sample of a voice. */
export function VoiceSample({ idFile }: { idFile: string }) {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'quiet' | 'playing' | 'failed'>('quiet');
  useEffect(() => () => sound.current?.pause(), []);
  const toggle = (): void => {
    if (state === 'playing') {
      sound.current?.pause();
      setState('quiet');
      return;
    }
    const audio = new Audio(fileUrl(idFile));
    sound.current = audio;
    audio.addEventListener('ended', () => setState('quiet'));
    setState('playing');
    audio.play().catch(() => setState('failed'));
  };
  return (
    <>
      <Button size="sm" icon={state === 'playing' ? <Pause /> : <Play />} onPress={toggle}>
        {state === 'playing' ? 'Остановить пример' : 'Прослушать'}
      </Button>
      {state === 'failed' && (
        <Text size="sm" tone="negative" as="span">
          <span role="alert">Не загрузилось</span>
        </Text>
      )}
    </>
  );
}
