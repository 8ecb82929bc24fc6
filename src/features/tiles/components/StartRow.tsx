import { Link } from '@tanstack/react-router';
import { BookOpen, PenLine, ShieldCheck, X } from 'lucide-react';
import { useId } from 'react';
import { canSeeHelp, canSeeSafetyRules } from '#platform/session/permissions.ts';
import type { Profile } from '#platform/session/session.ts';
import { edgeFade, followEdges, Icon, IconButton, VisuallyHidden } from '#ui/index.ts';
import * as css from './AtHand.css.ts';

/** Requests to begin with; what comes after a colon is left to the person. */
const examples = [
  'Сократи письмо до трёх предложений: …',
  'Составь протокол по записи встречи',
  'Переведи договор на английский',
];

interface StartRowProps {
  profile: Profile;
  /** Fills the composer with an example. */
  onExample: (text: string) => void;
  onHide: () => void;
}

/** The first day of a person, in place of the recent services: examples of requests, and what to read. */
export default function StartRow({ profile, onExample, onHide }: StartRowProps) {
  const headingId = useId();
  return (
    <section className={css.startGroup} aria-labelledby={headingId}>
      <VisuallyHidden>
        <h2 id={headingId}>С чего начать</h2>
      </VisuallyHidden>
      <ul ref={followEdges} className={`${css.startRow} ${edgeFade}`}>
        {examples.map((example) => (
          <li key={example} className={css.startItem}>
            <button type="button" className={css.link} onClick={() => onExample(example.replace(/…$/, ''))}>
              <Icon size="sm">
                <PenLine />
              </Icon>
              {example}
            </button>
          </li>
        ))}
        {canSeeSafetyRules(profile) && (
          <li className={css.startItem}>
            <Link to="/help/securityHelp" className={css.link}>
              <Icon size="sm">
                <ShieldCheck />
              </Icon>
              Что можно отправлять
            </Link>
          </li>
        )}
        {canSeeHelp(profile) && (
          <li className={css.startItem}>
            <Link to="/help/$topic" params={{ topic: 'manual' }} className={css.link}>
              <Icon size="sm">
                <BookOpen />
              </Icon>
              Руководство
            </Link>
          </li>
        )}
      </ul>
      <IconButton size="sm" label="Скрыть" icon={<X />} aria-describedby={headingId} onPress={onHide} />
    </section>
  );
}
