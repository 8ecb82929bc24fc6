import { readdirSync } from 'node:fs';
import { defineConfig } from 'orval';

/** The generated transport of each tag (openapi/calls.ts). */
const calls = 'src/api/generated/calls';
const tags = readdirSync(calls).map((file) => [
  file.replace('.ts', ''),
  { mutator: { path: `${calls}/${file}`, name: 'http', extension: '.ts' } },
]);

/** React Query hooks on our transport (src/api/http.ts) and MSW handlers from the contract's examples. */
export default defineConfig({
  gateway: {
    input: {
      target: 'src/api/generated/gateway.json',
      // Streams and files need no hooks: the client is called directly (src/api/stream.ts, src/platform/downloads.ts).
      filters: { mode: 'exclude', tags: ['chat', 'file', 'presentationStream'] },
    },
    output: {
      mode: 'tags-split',
      target: 'src/api/generated/hooks',
      schemas: 'src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      override: {
        tags: Object.fromEntries(tags),
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
        operations: {
          // GETs with an effect are mutations, so that they are neither sent nor repeated automatically.
          authLogout: { query: { useQuery: false, useMutation: true } },
          passwordLinkSend: { query: { useQuery: false, useMutation: true } },
          registrationConfirm: { query: { useQuery: false, useMutation: true } },
          registrationLinkSend: { query: { useQuery: false, useMutation: true } },
          historyChatList: { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' } },
          historyMessageList: { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' } },
        },
      },
      mock: {
        indexMockFiles: true,
        generators: [
          {
            type: 'msw',
            useExamples: true,
            delay: false,
            baseUrl: '*/api/1.0',
            generateEachHttpStatus: true,
          },
        ],
      },
    },
  },
});
