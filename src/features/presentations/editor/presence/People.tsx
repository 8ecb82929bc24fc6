import { Avatar, Inline, Text, VisuallyHidden } from '#ui/index.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useOrder } from '../store/deck-store.ts';
import { atSlide } from './presence.css.ts';
import { usePresence } from './presence.ts';

/** Most circles; the others are counted. */
const shown = 3;

/** Who else has the presentation open, with the slide of each (PRES-72). */
export function People() {
  const order = useOrder(useOpenEditor().session.store);
  const people = usePresence();
  if (people.length === 0) return null;
  return (
    <Inline as="ul" gap={1} aria-label="Сейчас в презентации">
      {people.map(({ id, name, slideId }, at) => {
        const number = slideId === undefined ? 0 : order.indexOf(slideId) + 1;
        const text = number > 0 ? `${name}, слайд\u00a0${number}` : name;
        return (
          <li key={id} title={text}>
            {at < shown && <Avatar size="sm" name={name} />}
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        );
      })}
      {people.length > shown && (
        <li aria-hidden="true">
          <Text as="span" size="xs" tone="muted">
            +{people.length - shown}
          </Text>
        </li>
      )}
    </Inline>
  );
}

/** The people at a slide, over its picture. Screen readers get them from the name of the slide. */
export const PeopleAt = ({ names }: { names: string }) =>
  names !== '' && (
    <span className={atSlide} title={names.replaceAll('\n', ', ')}>
      {[...new Set(names.split('\n'))].slice(0, shown).map((name) => (
        <Avatar key={name} size="sm" name={name} />
      ))}
    </span>
  );
