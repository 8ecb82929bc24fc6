import { Badge, Grid, Inline, Text } from '#ui/index.ts';
import { entry, entryName, entryTexts } from './import.css.ts';
import type { ImportedEntry } from './useImport.ts';

/** What becomes of a template, in a word. */
function stateOf({ isDone, savedAs, reason, faults }: ImportedEntry) {
  if (isDone || savedAs !== undefined) return { tone: 'positive', text: 'Импортирован' } as const;
  if (reason !== undefined) return { tone: 'negative', text: 'Не\u00a0сохранён' } as const;
  return faults.length > 0
    ? ({ tone: 'warning', text: 'Пропустим' } as const)
    : ({ tone: 'neutral', text: 'Готов' } as const);
}

function textsOf({ isDone, savedAs, reason, faults, notes, title }: ImportedEntry): readonly string[] {
  if (savedAs !== undefined) return savedAs === title ? [] : [`Сохранён как «${savedAs}»`];
  if (isDone) return [];
  if (reason !== undefined) return [reason];
  return [...faults, ...notes];
}

/** The templates of a file with their faults, and with what became of them. */
export const ImportPreview = ({ entries }: { entries: readonly ImportedEntry[] }) => (
  <Grid aria-label="Шаблоны в файле" as="ul" gap={2}>
    {entries.map((one, index) => {
      const { tone, text } = stateOf(one);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: templates of a file have an order and no ids
        <li key={index} className={entry}>
          <Inline gap={3} align="baseline" justify="between">
            <span className={entryName}>{one.title}</span>
            <Badge tone={tone}>{text}</Badge>
          </Inline>
          {textsOf(one).length > 0 && (
            <ul className={entryTexts}>
              {textsOf(one).map((line) => (
                <li key={line}>
                  <Text size="sm" tone="muted">
                    {line}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </li>
      );
    })}
  </Grid>
);
