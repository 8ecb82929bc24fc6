import { useDeferredValue } from 'react';
import { plural } from '#lib/text.ts';
import { Grid, Stack, Text } from '#ui/index.ts';
import { checkDeck, type Finding } from '../../model/check.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { goTo } from '../slide/focus.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useEditor } from '../store/deck-store.ts';
import { finding as findingClass } from './Panel.css.ts';

/** What makes the presentation hard to read or to hear, each with a jump to it. It warns and never blocks. */
export function ChecksPanel({ onJump }: { onJump?: (() => void) | undefined }) {
  const { store } = useOpenEditor().session;
  const deck = useDeferredValue(useEditor(store, ({ history }) => history.present));
  const tokens = useTokens(store);
  const found = checkDeck(deck, tokens);
  const jump = (finding: Finding): void => {
    goTo(store, finding);
    onJump?.();
  };
  if (found.length === 0) return <Text>Замечаний нет</Text>;
  return (
    <Stack gap={3}>
      <Text>{plural(found.length, 'замечание', 'замечания', 'замечаний')}</Text>
      <Grid as="ol" gap={2}>
        {found.map((one) => (
          <li key={`${one.slideId} ${one.kind} ${one.object ?? one.slot}`}>
            <button type="button" className={findingClass} onClick={() => jump(one)}>
              <span>Слайд {one.number}</span>
              <span>{one.text}</span>
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
