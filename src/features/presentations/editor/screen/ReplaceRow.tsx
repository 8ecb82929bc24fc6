import { type FormEvent, useState } from 'react';
import { Button, Inline, TextField, toast } from '#ui/index.ts';
import { replaceInDeck } from '../../model/replace.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { replaceRow } from './Editor.css.ts';

interface ReplaceRowProps {
  query: string;
  /** Called afterwards: with nothing left to be found, the row is gone. */
  onReplaced: () => void;
}

/** Replaces what was searched for by another text, everywhere in one step that can be undone (PRES-48). */
export function ReplaceRow({ query, onReplaced }: ReplaceRowProps) {
  const { store } = useOpenEditor().session;
  const [text, setText] = useState('');
  const replace = (event: FormEvent): void => {
    event.preventDefault();
    const { deck, count, kept } = replaceInDeck(store.deck, query, text);
    if (count > 0) store.edit(() => deck);
    onReplaced();
    toast.show({
      tone: kept > 0 ? 'warning' : count === 0 ? 'info' : 'positive',
      title: count === 0 ? 'Ничего не\u00a0заменено' : `Заменено мест: ${count}`,
      ...(kept > 0 && { text: `Не\u00a0изменено: ${kept}. Новый текст там не\u00a0поместится` }),
    });
  };
  return (
    <form className={replaceRow} onSubmit={replace}>
      <Inline gap={2} align="end">
        <TextField label="Заменить на" value={text} onChange={setText} />
        <Button type="submit">Заменить все</Button>
      </Inline>
    </form>
  );
}
