import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranscriptSpeakerRename } from '#api/generated/hooks/result/result.ts';
import { Button, Inline, TextField } from '#ui/index.ts';
import { nameField, nameForm } from './Transcript.css.ts';
import type { Transcript } from './transcript-text.ts';

interface SpeakersProps {
  speakers: Transcript['speakers'];
  /** Message and result, for the gateway. */
  id: string;
  resultId: string;
  /** Called after the gateway has stored a name. */
  onRenamed: (speaker: string, name: string) => void;
}

/** Who speaks; a press on a name changes it everywhere (CHAT-23). */
export function Speakers({ speakers, id, resultId, onRenamed }: SpeakersProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const rename = useTranscriptSpeakerRename();
  const [name, setName] = useState('');
  const close = (): void => {
    // The button with the new name exists after the next render.
    const speaker = renamed;
    setRenamed(null);
    setTimeout(() => speaker && buttons.current.get(speaker)?.focus());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const speaker = renamed;
    const next = name.trim();
    if (speaker === null || next === '' || rename.isPending) return;
    rename.mutate(
      { data: { id, resultId, speaker, name: next } },
      {
        onSuccess: () => {
          onRenamed(speaker, next);
          close();
        },
      },
    );
  };
  if (speakers.length === 0) return null;
  return (
    <Inline as="ul" gap={1} align="end" wrap screenOnly aria-label="Говорящие">
      {speakers.map((one) =>
        one.speaker === renamed ? (
          <li key={one.speaker} className={nameForm}>
            <form className={nameForm} onSubmit={submit}>
              <div className={nameField}>
                <TextField
                  label={`Новое имя: ${one.name}`}
                  value={name}
                  onChange={setName}
                  maxLength={100}
                  autoFocus
                  onKeyDown={({ key }) => key === 'Escape' && close()}
                />
              </div>
              <Button type="submit" size="sm" isPending={rename.isPending} isDisabled={name.trim() === ''}>
                Сохранить
              </Button>
              <Button size="sm" variant="quiet" onPress={close}>
                Отменить
              </Button>
            </form>
          </li>
        ) : (
          <li key={one.speaker}>
            <Button
              ref={(button) => {
                if (button) buttons.current.set(one.speaker, button);
              }}
              size="sm"
              variant="quiet"
              icon={<Pencil />}
              aria-label={`Переименовать: ${one.name}`}
              onPress={() => {
                setName(one.name);
                setRenamed(one.speaker);
              }}
            >
              {one.name}
            </Button>
          </li>
        ),
      )}
    </Inline>
  );
}
