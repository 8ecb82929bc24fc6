import { useState } from 'react';
import { actionTrack } from '#api/generated/hooks/data/data.ts';
import { reportError } from '#platform/errors/report.ts';
import { askSupport } from '#platform/feedback.ts';
import { session } from '#platform/session/session.ts';
import { Button, Text } from '#ui/index.ts';
import { type ArticleId, helpTitles } from '../model/catalogue.ts';
import { end } from './Article.css.ts';

type Verdict = 'yes' | 'no';

/** Counts a verdict with the article; a failure is only logged. */
function track(id: ArticleId, query: Verdict): void {
  const email = session.get().profile?.email;
  actionTrack({ action: 'helpRated', author: { name: id, ...(email && { email }) }, query }).catch(
    reportError,
  );
}

/** «Помогла ли статья?» at the end of an article; after «Нет» a short way to the support. */
export function Rating({ id }: { id: ArticleId }) {
  const [verdict, setVerdict] = useState<Verdict>();
  const rate = (chosen: Verdict): void => {
    setVerdict(chosen);
    track(id, chosen);
  };
  return (
    <section className={end} aria-label="Оценка статьи">
      {verdict === undefined ? (
        <>
          <Text>Помогла ли статья?</Text>
          <Button size="sm" onPress={() => rate('yes')}>
            Да
          </Button>
          <Button size="sm" onPress={() => rate('no')}>
            Нет
          </Button>
        </>
      ) : (
        // The pressed button is gone: the focus moves to what replaces it.
        <p tabIndex={-1} ref={(thanks) => thanks?.focus()}>
          {verdict === 'yes' ? 'Спасибо за ответ.' : 'Спасибо. Напишите, чего не хватило, и мы допишем.'}
        </p>
      )}
      {verdict === 'no' && (
        <Button size="sm" onPress={() => askSupport(`В статье «${helpTitles[id]}» не хватило: `)}>
          Написать
        </Button>
      )}
    </section>
  );
}
