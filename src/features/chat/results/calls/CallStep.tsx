import { useRef } from 'react';
import { withHiddenShown } from '#lib/hidden-characters.ts';
import { copyText } from '#platform/copy.ts';
import { Button, Inline, Text, useOverflow } from '#ui/index.ts';
import type { Call } from '../../model/chat.ts';
import { body, plain, step } from './Calls.css.ts';
import { stateOf } from './call-texts.ts';

/** Texts of a call are shown to this length, characters (lab.md §6). */
const MAX_SHOWN = 20_000;

/** A text of a call as it is, with a button that copies it. */
function PlainText({ title, text }: { title: string; text: string }) {
  const shown = withHiddenShown(text.slice(0, MAX_SHOWN));
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={title}>
      <Inline justify="between" wrap>
        {title}
        <Button size="sm" variant="quiet" onPress={() => void copyText(text)}>
          Копировать
        </Button>
      </Inline>
      <pre ref={box} className={plain} tabIndex={overflows ? 0 : undefined}>
        {shown}
      </pre>
    </div>
  );
}

/** A call that needs no decision: one folded step with its arguments and its result as plain text (LAB-19). */
export function CallStep({ call }: { call: Call }) {
  const { title, arguments: given, result, status } = call;
  const isWorking = status === 'running' || status === 'awaiting';
  return (
    <details className={step} aria-busy={isWorking}>
      <summary>
        {withHiddenShown(title)} · {stateOf(call)}
      </summary>
      <div className={body}>
        <PlainText title="Аргументы" text={given} />
        {result !== null && (
          <>
            <PlainText title={status === 'failed' ? 'Причина' : 'Результат'} text={result} />
            <Text size="sm" tone="muted">
              Данные получены извне, проверьте выводы
            </Text>
          </>
        )}
      </div>
    </details>
  );
}
