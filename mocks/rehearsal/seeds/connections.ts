/** Eight connections to providers, with the services that they answer. */

import type { components } from '#api/generated/gateway.d.ts';
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { digest, randomHex } from '#mocks/domain/sign-in/session.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, StoredConnection } from '#mocks/store/database.ts';

type Provider = components['schemas']['ConnectionProvider'];

interface Seeded {
  readonly title: string;
  readonly provider: Provider;
  readonly host: string;
  readonly services: readonly string[];
  /** Budget of a month, rubles. */
  readonly budget: number | null;
  /** Last characters of the key and days until it ends; absent without a key. */
  readonly key?: readonly [tail: string, left: number];
  /** Latency of the last check, ms; null when it failed, absent when there was none. */
  readonly latency?: number | null;
  /** Position of the fallback in the list. */
  readonly fallback?: number;
}

const seeded: readonly Seeded[] = [
  {
    title: 'OpenAI',
    provider: 'openai',
    host: 'api.openai.example',
    budget: 1_500_000,
    services: ['chatGpt', 'chatGptMulti', 'img'],
    key: ['3f9a', 100],
    latency: 412,
    fallback: 2,
  },
  {
    title: 'Anthropic',
    provider: 'anthropic',
    host: 'api.anthropic.example',
    budget: 900_000,
    services: ['claude'],
    key: ['Qw81', 210],
    latency: 630,
    fallback: 2,
  },
  {
    title: 'OpenRouter',
    provider: 'openrouter',
    host: 'openrouter.example',
    budget: 400_000,
    services: ['gemini', 'grok', 'perplexity', 'flux'],
    key: ['b7c0', 12],
    latency: 2840,
  },
  {
    title: 'Yandex Cloud',
    provider: 'yandex',
    host: 'llm.api.yandex.example',
    budget: 700_000,
    services: ['yaChat', 'yaArt', 'speech', 'translate', 'translateFile', 'yaSummaryLink'],
    key: ['AQVN', 45],
    latency: 205,
  },
  {
    title: 'GigaChat',
    provider: 'sber',
    host: 'gigachat.sber.example',
    budget: 600_000,
    services: ['gigaChat', 'audio'],
    key: ['ZDk2', 300],
    latency: 318,
    fallback: 3,
  },
  {
    title: 'DeepSeek',
    provider: 'deepseek',
    host: 'api.deepseek.example',
    budget: null,
    services: ['deepSeek'],
    key: ['e41d', 160],
    latency: 540,
  },
  {
    title: 'Модели контура',
    provider: 'own',
    host: 'llm.neuro.internal:8443',
    budget: null,
    services: [
      'llama',
      'llama3_2',
      'vasilisa',
      'sd',
      'whisper',
      'summaryAudio',
      'speechLocal',
      'translateLocal',
      'annotator',
      'ocr',
      'searchByFile',
      'searchByTable',
      'videoDownload',
    ],
  },
  {
    title: 'ElevenLabs, сбой сети',
    provider: 'elevenlabs',
    host: 'api.elevenlabs.example',
    budget: 60_000,
    services: ['speechEleven'],
    key: ['xi90', -3],
    latency: null,
    fallback: 3,
  },
];

export const connectionUuidAt = (index: number): string => `6e2b9d40-000${index + 1}-4a7f-b1c8-5d3f9a0e2c01`;

export const titleAt = (index: number): string => seeded[index]?.title ?? '';

function connectionAt(index: number, one: Seeded, now: Date): StoredConnection {
  const { title, provider, host, budget, fallback } = one;
  const created = new Date(now.getTime() - 280 * DAY).toISOString();
  const isInternal = provider === 'own';
  return {
    uuid: connectionUuidAt(index),
    title,
    provider,
    baseUrl: `https://${host}/v1`,
    model: null,
    isInternal,
    timeout: isInternal ? 300 : 120,
    parallel: isInternal ? 20 : 50,
    perMinute: null,
    budget: budget && budget * 100,
    warnAt: budget && 80,
    fallbackUuid: fallback === undefined ? null : connectionUuidAt(fallback),
    isDisabled: false,
    version: 1,
    created,
    changed: created,
    changedBy: 'admin@neuro.example',
  };
}

/** Adds the connections once. Nobody has their keys. */
export function seedConnections(database: Database, now: Date): void {
  seedOnce(database, 'connections', (transaction) => {
    const moment = new Date(now.getTime() - 20 * 60_000).toISOString();
    for (const [index, one] of seeded.entries()) {
      const connection = connectionAt(index, one, now);
      const { uuid } = connection;
      transaction.put(database.connections, connection);
      for (const value of one.services)
        transaction.put(database.tileConnections, { value, connectionUuid: uuid });
      if (one.key) {
        const [tail, left] = one.key;
        const expires = dayOf(now.getTime() + left * DAY);
        transaction.put(database.connectionKeys, { uuid, digest: digest(randomHex(32)), tail, expires });
      }
      if (one.latency === undefined) continue;
      const message = one.latency === null ? 'Сервер не ответил за 10 с' : '';
      const check = { isOk: one.latency !== null, latency: one.latency, message };
      transaction.put(database.connectionChecks, { uuid, moment, ...check });
    }
  });
}
