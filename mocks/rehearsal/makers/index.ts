/** The maker of each service. */
import { conversation, knowledgeBase, reasoningConversation, webSearch } from './chat.ts';
import { annotator, documentQuestion } from './document-answers.ts';
import { documentTranslation } from './document-file.ts';
import { images } from './images.ts';
import { linkSummary, video } from './links.ts';
import type { Maker } from './maker.ts';
import { recognition } from './recognition.ts';
import { speech } from './speech-maker.ts';
import { tableQuestion } from './table-maker.ts';
import { audioSummary, transcript } from './transcript.ts';
import { translation } from './translation.ts';

const makers: Readonly<Record<string, Maker>> = {
  deepSeek: reasoningConversation,
  perplexity: webSearch,
  vasilisa: knowledgeBase,
  img: images,
  sd: images,
  yaArt: images,
  flux: images,
  audio: transcript,
  whisper: transcript,
  summaryAudio: audioSummary,
  speech,
  speechEleven: speech,
  speechLocal: speech,
  videoDownload: video,
  translate: translation,
  translateLocal: translation,
  translateFile: documentTranslation,
  annotator,
  ocr: recognition,
  yaSummaryLink: linkSummary,
  searchByFile: documentQuestion,
  searchByTable: tableQuestion,
};

/** The maker of a service; a conversation where it has none of its own. */
export function makerOf(serviceType: string): Maker {
  return (Object.hasOwn(makers, serviceType) ? makers[serviceType] : undefined) ?? conversation;
}

/** What a service makes: only pictures, speech and transcripts can have an upstream besides conversations. */
export function makingOf(serviceType: string): 'talk' | 'images' | 'speech' | 'transcript' | 'other' {
  const maker = makerOf(serviceType);
  if (maker.stages.length === 0) return 'talk';
  if (maker === images) return 'images';
  if (maker === speech) return 'speech';
  return maker === transcript ? 'transcript' : 'other';
}
