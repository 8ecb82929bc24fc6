import { wordDiff } from '#lib/word-diff.ts';
import { added, plain, removed } from './trainer.css.ts';

/** What has become of a text, word by word; marked by lines as well as by colours. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className={plain}>
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'added' ? (
          <ins key={key} className={added}>
            {text}
          </ins>
        ) : (
          <del key={key} className={removed}>
            {text}
          </del>
        );
      })}
    </p>
  );
}
