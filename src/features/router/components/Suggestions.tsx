import type { ReactNode } from 'react';
import { ExternalWord } from '#features/services/index.ts';
import { edgeFade, followEdges, VisuallyHidden } from '#ui/index.ts';
import { type Candidate, candidatesOf } from '../candidates.ts';
import type { Ranking } from '../model/types.ts';
import { item, list, suggestion } from './Suggestions.css.ts';

/** Services that are named while a person types. */
const SHOWN = 3;

/** What screen readers hear: «Подходит: Перевод документа, внешний сервис. Ещё два варианта». */
function spoken([best, ...others]: readonly Candidate[]): string {
  if (!best) return '';
  const place = best.isExternal ? 'внешний сервис' : 'сервис в\u00a0контуре';
  const rest = ['', '. Ещё один вариант', '. Ещё два варианта'][others.length] ?? '';
  return `Подходит: ${best.title}, ${place}${rest}`;
}

interface SuggestionsProps {
  /** Null: nothing is suggested. */
  ranking: Ranking | null;
  onChoose: (service: string) => void;
}

/** The best services for what is typed, in one line of a fixed height; each gets the request at once (HOME-06). */
export function Suggestions({ ranking, onChoose }: SuggestionsProps): ReactNode {
  const shown = ranking ? candidatesOf(ranking).slice(0, SHOWN) : [];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{spoken(shown)}</span>
      </VisuallyHidden>
      {shown.length > 0 && (
        <ul ref={followEdges} className={`${list} ${edgeFade}`} aria-label="Подходящие сервисы">
          {shown.map(({ name, title, isExternal }) => (
            <li key={name} className={item}>
              <button
                type="button"
                className={suggestion}
                title={`Отправить сразу: ${title}`}
                onClick={() => onChoose(name)}
              >
                {title}
                <ExternalWord external={isExternal} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
