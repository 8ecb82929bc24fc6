import { Copy, Download, FileText } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useChatResultRead } from '#api/generated/hooks/result/result.ts';
import { useStore } from '#lib/store.ts';
import { copyText } from '#platform/copy.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import { requestOfAnswer } from '../asked.ts';
import { Player } from '../audio/Player.tsx';
import { play, player, positionOf } from '../audio/player.ts';
import { useTrack } from '../audio/useTrack.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import { type ResultViewProps, useResultContext } from '../result-view.ts';
import { SegmentList, type SegmentListHandle, UNCERTAIN } from './SegmentList.tsx';
import { Speakers } from './Speakers.tsx';
import { root } from './Transcript.css.ts';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { saveTranscript, transcriptFormats } from './transcript-files.ts';
import { matchesOf, namesOf, segmentAt, toText } from './transcript-text.ts';

/** A recording as text, beside its player (services-in-chat.md §3). */
export default function TranscriptResult({ result, resultId, message }: ResultViewProps<'transcript'>) {
  const { conversation } = useResultContext();
  const whole = useChatResultRead(
    { id: message.id, resultId },
    { query: { enabled: result.isWhole === false && message.status !== 'streaming', staleTime: Infinity } },
  );
  const isWhole = result.isWhole !== false || whole.data?.kind === 'transcript';
  const segments =
    result.isWhole === false && whole.data?.kind === 'transcript' ? whole.data.segments : result.segments;
  // The names are those of the conversation, where a new one arrives first.
  const transcript = { ...result, segments };
  const names = namesOf(result);
  const recording = useStore(
    conversation.state,
    ({ messages }) => requestOfAnswer(messages, message)?.files[0]?.name ?? 'Расшифровка',
  );
  const title = recording.replace(/\.[^.]{1,5}$/, '');
  const track = useTrack({ idFile: result.idFile, title: recording, duration: result.duration });
  const current = useStore(player, (state) =>
    state.track?.idFile === result.idFile ? segmentAt(segments, positionOf(state, result.idFile)) : -1,
  );
  const list = useRef<SegmentListHandle>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [at, setAt] = useState(0);
  const matches = matchesOf(segments, search);
  const step = (by: 1 | -1): void => {
    if (matches.length === 0) return;
    const next = (at + by + matches.length) % matches.length;
    setAt(next);
    setFollowing(false);
    list.current?.show(matches[next] ?? 0);
  };
  const onSearch = (value: string): void => {
    setTyped(value);
    setAt(0);
    const [first] = matchesOf(segments, value);
    if (first === undefined) return;
    setFollowing(false);
    list.current?.show(first);
  };
  const actions = [
    {
      id: 'copy',
      label: 'Копировать расшифровку',
      icon: <Copy />,
      isDisabled: !isWhole,
      onAction: () => void copyText(toText(transcript, { hasTimes: false })),
    },
    ...transcriptFormats.map((format) => ({
      id: format.id,
      label: format.title,
      icon: <FileText />,
      isMenuOnly: true,
      isDisabled: !isWhole,
      onAction: () => void saveTranscript(format, transcript, title),
    })),
    {
      id: 'download',
      label: 'Скачать запись',
      icon: <Download />,
      onAction: () => void downloadFile({ idFile: result.idFile }, recording),
    },
  ];
  return (
    <div className={root}>
      <Player track={track} isFramed={false} />
      <Speakers
        speakers={result.speakers}
        id={message.id}
        resultId={resultId}
        onRenamed={(speaker, name) =>
          conversation.dispatch({ type: 'speakerNamed', id: message.id, resultId, speaker, name })
        }
      />
      <Inline wrap screenOnly>
        <TranscriptSearch value={typed} onChange={onSearch} count={matches.length} at={at} onStep={step} />
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={isFollowing}
          onPress={() => setFollowing(!isFollowing)}
        >
          Следить за звуком
        </Button>
      </Inline>
      <SegmentList
        ref={list}
        segments={segments}
        names={names}
        current={current}
        isFollowing={isFollowing}
        onScroll={() => setFollowing(false)}
        onPlay={(start) => play(track, start)}
        search={search}
        found={matches[at] ?? -1}
      />
      {!isWhole && message.status !== 'streaming' && (
        <Inline wrap screenOnly role="status">
          <Text size="sm" tone="muted">
            {whole.isError
              ? 'Остальной текст не загрузился'
              : `Показано начало, загружаем остальное (${result.segmentCount ?? 'ещё'})…`}
          </Text>
          {whole.isError && (
            <Button size="sm" onPress={() => void whole.refetch()}>
              Повторить
            </Button>
          )}
        </Inline>
      )}
      {segments.some(({ confidence = 1 }) => confidence < UNCERTAIN) && (
        <Text size="sm" tone="muted">
          Подчёркнуто точками — услышано неуверенно, проверьте.
        </Text>
      )}
      <ResultToolbar
        label="Действия с расшифровкой"
        actions={actions}
        handOver={isWhole ? () => ({ text: toText(transcript, { hasTimes: false }), files: [] }) : undefined}
      >
        {title}
      </ResultToolbar>
    </div>
  );
}
