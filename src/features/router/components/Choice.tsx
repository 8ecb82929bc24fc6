import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ExternalBadge, ServiceIcon } from '#features/services/index.ts';
import { type Finding, kindNames } from '#lib/personal-data.ts';
import { personalDataIn } from '#platform/usePersonalData.ts';
import { Button, Heading, Inline, RadioGroup, Stack, Text } from '#ui/index.ts';
import { candidatesOf } from '../candidates.ts';
import type { Ranking, RouterRequest } from '../model/types.ts';
import { openService, sendsAfterPick } from '../open-service.ts';
import { useGatewayPicks } from '../useGatewayPicks.ts';
import { region } from './Choice.css.ts';
import { OtherService } from './OtherService.tsx';
import { Warning } from './Warning.tsx';

/** A second press of the keys that opened the choice does not send within this time, ms. */
const GUARD_MS = 500;

/** Time after which a closed dialog has returned the focus, ms. */
const FOCUS_DELAY_MS = 100;

/** Services that can be chosen directly: the picked one and three others. */
const OFFERED = 4;

interface ChoiceProps {
  request: RouterRequest;
  files: readonly File[];
  /** The local ranking of the request. */
  ranking: Ranking;
  /** What was found in the text, and the names of what was found in text and files; empty for nothing. */
  inText: readonly Finding[];
  personal: string;
  /** The service that the person chose themselves; null for none. */
  byHand: string | null;
  onChoose: (service: string) => void;
  /** Replaces the text and asks again. */
  onReplace: (text: string) => void;
  /** Called when the chat has the request. */
  onTaken: () => void;
  onClose: () => void;
}

/** The choice of a service after «Подобрать сервис»: what fits, why, what else does, and how it is opened (HOME-06). */
export function Choice(props: ChoiceProps): ReactNode {
  const { request, files, ranking, inText, byHand, onChoose, onReplace, onTaken, onClose } = props;
  const navigate = useNavigate();
  const [openedAt] = useState(() => performance.now());
  const picks = useGatewayPicks(request);
  const all = candidatesOf(ranking, picks);
  const chosen = all.find(({ name }) => name === byHand) ?? all[0];
  const best = all.slice(0, OFFERED);
  const offered = chosen && !best.includes(chosen) ? [...best.slice(0, OFFERED - 1), chosen] : best;
  /** What was found when the request was about to be opened: the search of files may end after that press. */
  const [foundLate, setFoundLate] = useState('');
  const personal = props.personal || foundLate;
  const isWarned = chosen?.isExternal === true && personal !== '';
  const isDirect = sendsAfterPick() && personal === '';
  const [isElsewhere, setElsewhere] = useState(false);
  const first = useRef<HTMLElement>(null);
  const area = useRef<HTMLElement>(null);
  const hasChosen = chosen !== undefined;

  // The focus comes here with the choice, and stays when the warning replaces its buttons.
  useEffect(() => {
    const target = isWarned || hasChosen ? first.current : area.current;
    target?.focus();
  }, [isWarned, hasChosen]);

  /** `asSet`: as the setting «После подбора» says, which sends nothing while personal data may be in the request (PROF-05). */
  const open = async (how: 'open' | 'send' | 'asSet', isConfirmed = false): Promise<void> => {
    if (!chosen) return;
    const { inText: now, inFiles } = await personalDataIn(request.text, files);
    const names = kindNames([...now, ...inFiles]);
    if (names !== '' && chosen.isExternal && !isConfirmed) {
      setFoundLate(names);
      return;
    }
    const isSent = how === 'send' || (how === 'asSet' && sendsAfterPick() && names === '');
    openService(chosen, { text: request.text, files }, isSent, onTaken);
    void navigate({
      to: '/chat/neuron/$name/{-$chatUuid}',
      params: { name: chosen.name, chatUuid: undefined },
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const isSent = event.ctrlKey || event.metaKey;
    // Enter at a radio opens what is chosen; at a button it presses the button.
    if (event.key !== 'Enter' || !(isSent || event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const isGuarded = event.repeat || performance.now() - openedAt < GUARD_MS;
    if (!isGuarded && !isWarned) void open(isSent ? 'send' : 'asSet');
  };
  const inside = all.find(({ isExternal }) => !isExternal);
  const refused = ranking.refused.join(', ');

  return (
    <>
      {/* The dialog is outside: its keys are not those of the choice. */}
      <section
        ref={area}
        className={region}
        aria-label="Подбор сервиса"
        tabIndex={-1}
        onKeyDownCapture={onKeyDown}
      >
        <Stack gap={3}>
          {chosen ? (
            <Stack gap={1}>
              <Inline wrap>
                <ServiceIcon tile={chosen.tile} size="sm" />
                <Heading level={2} size="md">
                  {chosen.title}
                </Heading>
                <ExternalBadge external={chosen.isExternal} besideTitle={chosen.title} explained="button" />
              </Inline>
              {chosen.reason && (
                <Text size="sm" tone="muted">
                  {chosen.reason}
                </Text>
              )}
            </Stack>
          ) : (
            <Heading level={2} size="md">
              Ни&nbsp;один сервис не&nbsp;подходит
            </Heading>
          )}
          {refused !== '' && (
            <Text size="sm" tone="negative">
              Такие файлы не&nbsp;принимает ни&nbsp;один сервис: {refused}
            </Text>
          )}
          {offered.length > 1 && (
            <RadioGroup
              label="Другие варианты"
              isLabelHidden
              value={chosen?.name ?? null}
              onChange={onChoose}
              options={offered.map(({ name, title, isExternal }) => ({
                id: name,
                label: `${title}, ${isExternal ? 'внешний' : 'в\u00a0контуре'}`,
              }))}
            />
          )}
          {isWarned && (
            <Warning
              personal={personal}
              service={chosen.title}
              first={first}
              onInside={inside && (() => onChoose(inside.name))}
              text={request.text}
              inText={inText}
              onReplace={onReplace}
              onConfirm={() => void open('open', true)}
            />
          )}
          <Inline wrap>
            {chosen && !isWarned && (
              <>
                <Button
                  ref={first as React.Ref<HTMLButtonElement>}
                  variant="primary"
                  onPress={() => void open('asSet')}
                >
                  {isDirect ? 'Отправить сразу' : 'Открыть'}
                </Button>
                <Button onPress={() => void open(isDirect ? 'open' : 'send')}>
                  {isDirect ? 'Открыть' : 'Отправить сразу'}
                </Button>
              </>
            )}
            {all.length > 0 && (
              <Button variant="quiet" onPress={() => setElsewhere(true)}>
                Другой сервис…
              </Button>
            )}
            <Button variant="quiet" onPress={onClose}>
              Отменить
            </Button>
          </Inline>
        </Stack>
      </section>
      {isElsewhere && (
        <OtherService
          candidates={all}
          onChoose={(name) => {
            setElsewhere(false);
            onChoose(name);
            // After the dialog has returned the focus to its button, unless the person has gone elsewhere meanwhile.
            setTimeout(() => {
              const { activeElement } = document;
              if (activeElement === document.body || area.current?.contains(activeElement))
                first.current?.focus();
            }, FOCUS_DELAY_MS);
          }}
          onClose={() => setElsewhere(false)}
        />
      )}
    </>
  );
}
