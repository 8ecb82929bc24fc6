import type { Message } from '../../model/chat.ts';
import { requestOfAnswer } from '../asked.ts';
import { useResultContext } from '../result-view.ts';
import { cell, list, running } from './Translation.css.ts';

/** A translation while it arrives: beside the text that was sent. Its pairs come with its result. */
export default function RunningTranslation({ message }: { message: Message }) {
  const { conversation } = useResultContext();
  const asked = requestOfAnswer(conversation.state.get().messages, message);
  return (
    <div className={list}>
      <div className={running}>
        <div className={cell}>{asked?.content}</div>
        <div className={cell}>{message.content}</div>
      </div>
    </div>
  );
}
