/** Gateways whose files arrive damaged, in part or under another name. */
import {
  answerLike,
  editBytes,
  editItems,
  type Mutant,
  onAnswer,
  onRequest,
  repeatLast,
  requestLike,
  setHeader,
  succeedOn,
} from './faulty.ts';

const oneByte = (bytes: Uint8Array): Uint8Array => {
  const at = Math.floor(bytes.length / 2);
  return bytes.with(at, (bytes[at] ?? 0) ^ 1);
};
/** Decodes UTF-8 bytes as Latin-1, a common fault. */
const twice = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(Buffer.from(bytes).toString('latin1'));
const isFormat = (format: string) => (_answer: Response, request: Request) =>
  new URL(request.url).searchParams.get('format') === format;

export const fileMutants: readonly Mutant[] = [
  {
    name: 'The picture of feedback is damaged by one byte',
    area: ['adminFeedbackFileDownload'],
    rules: ['bytes'],
    wrap: editBytes(['adminFeedbackFileDownload'], oneByte),
  },
  {
    name: 'A picture that passed through a text',
    area: ['companyFeedbackFileDownload'],
    rules: ['bytes'],
    wrap: editBytes(['companyFeedbackFileDownload'], (bytes) =>
      new TextEncoder().encode(new TextDecoder().decode(bytes)),
    ),
  },
  {
    name: 'The Cyrillic name of a picture as question marks',
    area: ['adminFeedbackFileDownload'],
    rules: ['disposition'],
    wrap: setHeader(
      ['adminFeedbackFileDownload'],
      'content-disposition',
      'attachment; filename="?????? ??????.png"',
    ),
  },
  {
    name: 'A book that is damaged by one byte',
    area: ['adminUserTableDownload'],
    rules: ['bytes'],
    wrap: editBytes(['adminUserTableDownload'], oneByte, isFormat('xlsx')),
  },
  {
    name: 'CSV without a byte order mark',
    area: ['adminTokenTableDownload'],
    rules: ['bytes'],
    wrap: editBytes(['adminTokenTableDownload'], (bytes) => bytes.slice(3), isFormat('csv')),
  },
  {
    name: 'CSV in another encoding',
    area: ['usageLogTableDownload'],
    rules: ['bytes'],
    wrap: editBytes(['usageLogTableDownload'], twice, isFormat('csv')),
  },
  {
    name: 'CSV without its last row',
    area: ['adminAuditTableDownload'],
    rules: ['filter', 'bytes'],
    wrap: editBytes(
      ['adminAuditTableDownload'],
      (bytes) => {
        const text = Buffer.from(bytes).toString('utf8').trimEnd();
        return new TextEncoder().encode(text.slice(0, text.lastIndexOf('\n') + 1));
      },
      isFormat('csv'),
    ),
  },
  {
    name: 'CSV whatever format is asked for',
    area: ['adminGroupTableDownload'],
    rules: ['bytes', 'disposition'],
    wrap: onRequest(['adminGroupTableDownload'], (request) => {
      const url = new URL(request.url);
      if (url.searchParams.get('format') === 'xlsx') url.searchParams.set('format', 'csv');
      return requestLike(request, { url: url.href });
    }),
  },
  {
    name: 'Unknown columns of a table are ignored',
    area: ['adminCompanyTableDownload'],
    rules: ['invalid-accepted', 'error-code', 'status'],
    wrap: repeatLast(['adminCompanyTableDownload'], [422]),
  },
  {
    name: 'Files that a page may show',
    area: ['adminErrorTableDownload'],
    rules: ['disposition', 'header'],
    wrap: setHeader(['adminErrorTableDownload'], 'content-disposition', 'inline; filename="errors.html"'),
  },
  {
    name: 'A list of people may be of any type',
    area: ['companyImportCheck'],
    rules: ['invalid-accepted'],
    wrap: succeedOn(['companyImportCheck'], [400, 415], {}),
  },
  {
    name: 'A file is damaged by one byte',
    area: ['fileDownload', 'fileUpload'],
    rules: ['bytes'],
    wrap: editBytes(['fileDownload'], (bytes) => (bytes.length > 0 ? oneByte(bytes) : bytes)),
  },
  {
    name: 'Range is ignored',
    area: ['fileDownload', 'fileUpload'],
    rules: ['range'],
    wrap: onRequest(['fileDownload'], (request) => requestLike(request, { headers: { range: null } })),
  },
  {
    name: 'Content-Range is wrong by one',
    area: ['fileDownload', 'fileUpload'],
    rules: ['range', 'header'],
    wrap: onAnswer(['fileDownload'], (answer) => {
      const range = answer.headers.get('content-range');
      const wrong = range?.replace(/(\d+)-(\d+)/, (_all, from, to) => `${from}-${Number(to) + 1}`);
      return wrong === undefined ? answer : answerLike(answer, { headers: { 'content-range': wrong } });
    }),
  },
  {
    name: 'A part of a file begins one byte later',
    area: ['fileDownload', 'fileUpload'],
    rules: ['range', 'bytes'],
    wrap: editBytes(
      ['fileDownload'],
      (bytes) => bytes.slice(1),
      (answer) => answer.status === 206,
    ),
  },
  {
    name: 'The Cyrillic name of a file is broken',
    area: ['fileDownload', 'fileUpload'],
    rules: ['disposition'],
    wrap: onAnswer(['fileDownload'], (answer) =>
      answer.status < 300
        ? answerLike(answer, { headers: { 'content-disposition': 'attachment; filename="????.txt"' } })
        : answer,
    ),
  },
  {
    name: 'Files of other people can be downloaded',
    area: ['fileDownload', 'fileUpload'],
    rules: ['other-person', 'access'],
    wrap: repeatLast(['fileDownload'], [404, 403]),
  },
  {
    name: 'Too large files are accepted',
    area: ['fileUpload'],
    rules: ['invalid-accepted', 'invalid-status'],
    wrap: onAnswer(['fileUpload'], (answer) =>
      answer.status === 413
        ? answerLike(answer, {
            status: 200,
            body: JSON.stringify([{ idFile: crypto.randomUUID(), name: 'a.txt', size: 1 }]),
          })
        : answer,
    ),
  },
  {
    name: 'The size of a file is that of its name',
    area: ['fileUpload'],
    rules: ['stored', 'body'],
    wrap: editItems(['fileUpload'], (item) => ({ ...item, size: 7 })),
  },
  {
    name: 'A removed file can be downloaded',
    area: ['fileRemove', 'fileDownload'],
    rules: ['stored', 'other-person'],
    wrap: succeedOn(['fileDownload'], [404], 'x'),
  },
];
