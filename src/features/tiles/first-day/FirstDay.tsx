import { useSearch } from '@tanstack/react-router';
import { Check, PartyPopper, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readJson, writeText } from '#platform/storage.ts';
import { changeSettings } from '#platform/sync-settings.ts';
import { Icon, IconButton, Inline, PopoverPanel, Stack, VisuallyHidden } from '#ui/index.ts';
import * as css from './FirstDay.css.ts';
import { AskStep, FindStep, KeysHint, type Leave, SafeStep } from './steps.tsx';

const titles = {
  ask: 'Задайте первый вопрос',
  find: 'Найдите свои сервисы',
  safe: 'Что нельзя отправлять',
} as const;
type Step = keyof typeof titles;
const steps = Object.keys(titles) as Step[];

/** The steps that this browser keeps as done; what is stored is checked. */
const keptSteps = (key: string): Step[] => {
  const kept = readJson(key);
  return Array.isArray(kept) ? steps.filter((step) => kept.includes(step)) : [];
};

interface FirstDayProps {
  /** Where this browser keeps the steps that were done. */
  storageKey: string;
  /** Whether the person has used a service. */
  hasAsked: boolean;
  hasFavourite: boolean;
  /** Fills the composer with an example. */
  onExample: (text: string) => void;
  /** Called when the person skips the rest. */
  onSkip: () => void;
}

/**
 * The first day of a person in one line: three steps, each with a panel that says how. When all are done it says so until
 * the page is left. Done or skipped, the account keeps its end, so that it is shown in no browser again (HOME-03).
 */
export default function FirstDay({ storageKey, hasAsked, hasFavourite, onExample, onSkip }: FirstDayProps) {
  const headingId = useId();
  const { q } = useSearch({ strict: false });
  const [kept, setKept] = useState(() => keptSteps(storageKey));
  const found = { ask: hasAsked, find: hasFavourite || (typeof q === 'string' && q !== ''), safe: false };
  const done = steps.filter((step) => found[step] || kept.includes(step));
  if (done.length > kept.length) setKept(done);
  const isEnded = done.length === steps.length;
  useEffect(() => {
    // An empty list too: it says that the first day has begun.
    writeText(storageKey, isEnded ? null : JSON.stringify(kept));
    if (isEnded) void changeSettings({ firstDayEnded: true });
  }, [storageKey, kept, isEnded]);

  if (isEnded)
    return (
      <p role="status" className={css.end}>
        <span className={css.joy}>
          <Icon size="sm">
            <PartyPopper />
          </Icon>
        </span>
        Готово, дальше вы сами.{' '}
        <span className={css.wide}>
          <KeysHint />
        </span>
      </p>
    );
  const skip = (): void => {
    writeText(storageKey, null);
    void changeSettings({ firstDayEnded: true });
    onSkip();
    document.getElementById('main')?.focus();
  };
  const next = steps.find((step) => !done.includes(step));
  const panels: Record<Step, (leave: Leave) => ReactNode> = {
    ask: (leave) => <AskStep onExample={onExample} onLeave={leave} />,
    find: (leave) => <FindStep onLeave={leave} />,
    safe: () => <SafeStep />,
  };
  return (
    <section className={css.line} aria-labelledby={headingId}>
      <VisuallyHidden>
        <h2 id={headingId}>С чего начать</h2>
      </VisuallyHidden>
      <Inline as="ol">
        {steps.map((step, index) => (
          <li key={step}>
            <StepButton
              number={index + 1}
              title={titles[step]}
              isDone={done.includes(step)}
              isNext={step === next}
              // What may not be sent is done when it was read.
              onClosed={() => step === 'safe' && setKept([...new Set<Step>([...kept, step])])}
            >
              {panels[step]}
            </StepButton>
          </li>
        ))}
      </Inline>
      <IconButton size="sm" label="Пропустить" icon={<X />} aria-describedby={headingId} onPress={skip} />
    </section>
  );
}

interface StepButtonProps {
  number: number;
  title: string;
  isDone: boolean;
  isNext: boolean;
  onClosed: () => void;
  children: (leave: Leave) => ReactNode;
}

function StepButton({ number, title, isDone, isNext, onClosed, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onClosed();
  };
  const leave: Leave = (then) => {
    close();
    // React Aria gives the focus back to the step in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(then));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.step}
        data-done={isDone || undefined}
        data-next={isNext || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={css.number} aria-hidden="true">
          {isDone ? (
            <Icon size="sm">
              <Check />
            </Icon>
          ) : (
            number
          )}
        </span>
        <span className={css.title}>{title}</span>
        {isDone && <VisuallyHidden>, сделано</VisuallyHidden>}
      </button>
      {isOpen && (
        <PopoverPanel triggerRef={button} label={title} placement="bottom start" onClose={close}>
          <Stack gap={2}>{children(leave)}</Stack>
        </PopoverPanel>
      )}
    </>
  );
}
