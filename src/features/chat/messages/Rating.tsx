import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, CheckboxGroup, IconButton, Inline, PopoverPanel, Stack, Text, TextArea } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { useResultContext } from '../results/result-view.ts';
import { form } from './Rating.css.ts';
import { maxComment, rateMessage, ratingComment, reasons } from './rate-message.ts';

/** Asks why an answer is bad; the rating itself is kept already. */
function ReasonForm({ onSend, onClose }: { onSend: (comment: string) => void; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly (typeof reasons)[number][]>([]);
  const [text, setText] = useState('');
  return (
    <div className={form}>
      <Stack>
        <Text weight="medium">Что не&nbsp;так с&nbsp;ответом?</Text>
        <CheckboxGroup
          label="Причины"
          options={reasons.map((label) => ({ id: label, label }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextArea label="Комментарий" rows={3} maxLength={maxComment} value={text} onChange={setText} />
        <Inline>
          <Button variant="primary" size="sm" onPress={() => onSend(ratingComment(chosen, text))}>
            Отправить
          </Button>
          <Button variant="quiet" size="sm" onPress={onClose}>
            Не&nbsp;сейчас
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

/** Rates an answer, a bad one with its reason (CHAT-10). A second press takes the rating back. */
export default function Rating({ message }: { message: Message }) {
  const { conversation } = useResultContext();
  const [isAsking, setAsking] = useState(false);
  const bad = useRef<HTMLButtonElement>(null);
  const { rating } = message;
  const rate = (next: 'good' | 'bad'): void => {
    const isTakenBack = rating === next;
    void rateMessage(conversation, message, isTakenBack ? null : next);
    setAsking(next === 'bad' && !isTakenBack);
  };
  const send = (comment: string): void => {
    if (comment !== '') void rateMessage(conversation, message, 'bad', comment);
    setAsking(false);
  };
  return (
    <>
      <IconButton
        size="sm"
        label="Хороший ответ"
        icon={<ThumbsUp />}
        isPressed={rating === 'good'}
        onPress={() => rate('good')}
      />
      <IconButton
        ref={bad}
        size="sm"
        label="Плохой ответ"
        icon={<ThumbsDown />}
        isPressed={rating === 'bad'}
        onPress={() => rate('bad')}
      />
      {isAsking && (
        <PopoverPanel
          triggerRef={bad}
          label="Причина плохой оценки"
          placement="top start"
          onClose={() => setAsking(false)}
        >
          <ReasonForm onSend={send} onClose={() => setAsking(false)} />
        </PopoverPanel>
      )}
    </>
  );
}
