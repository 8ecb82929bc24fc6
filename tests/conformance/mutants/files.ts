/** Gateways whose files arrive damaged, in part or under another name. */
import {
  accept,
  answerLike,
  editBytes,
  editItems,
  editJson,
  editList,
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
    name: 'A page is read from any address',
    area: ['presentationPageAdd'],
    rules: ['address'],
    wrap: accept('presentationPageAdd', 'fields-invalid'),
  },
  {
    name: 'The size of a page is that of its name',
    area: ['presentationPageAdd', 'fileDownload', 'fileRemove'],
    rules: ['stored'],
    wrap: editJson(['presentationPageAdd'], 200, (json) => ({ ...json, size: 7 })),
  },
  {
    name: 'A removed file can be downloaded',
    area: ['fileRemove', 'fileDownload'],
    rules: ['stored', 'other-person'],
    wrap: succeedOn(['fileDownload'], [404], 'x'),
  },
  {
    name: 'A document without its last byte',
    area: ['documentDownload'],
    rules: ['bytes'],
    wrap: editBytes(['documentDownload'], (bytes) => bytes.slice(0, -1)),
  },
  {
    name: 'A document that differs from download to download',
    area: ['documentDownload'],
    rules: ['bytes'],
    wrap: (next) => {
      let count = 0;
      return editBytes(['documentDownload'], (bytes) => (count++ % 2 ? oneByte(bytes) : bytes))(next);
    },
  },
  {
    name: 'The Range of a document is ignored',
    area: ['documentDownload'],
    rules: ['range'],
    wrap: onRequest(['documentDownload'], (request) => requestLike(request, { headers: { range: null } })),
  },
  {
    name: 'A part of a document without the size of the whole',
    area: ['documentDownload'],
    rules: ['range', 'header'],
    wrap: onAnswer(['documentDownload'], (answer) => {
      const range = answer.headers.get('content-range')?.replace(/\d+$/, '*');
      return range === undefined ? answer : answerLike(answer, { headers: { 'content-range': range } });
    }),
  },
  {
    name: 'A document under the name of its page',
    area: ['documentDownload'],
    rules: ['disposition'],
    wrap: setHeader(
      ['documentDownload'],
      'content-disposition',
      `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`,
    ),
  },
  {
    name: 'Data of a file as Base64 for addresses, without its padding',
    area: ['fileDataDownload', 'fileUpload'],
    rules: ['bytes'],
    wrap: editItems(['fileDataDownload'], (item) => ({
      ...item,
      data: String(item['data']).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    })),
  },
  {
    name: 'Data of a file without its last byte',
    area: ['fileDataDownload', 'fileUpload'],
    rules: ['bytes'],
    wrap: editItems(['fileDataDownload'], (item) => ({
      ...item,
      data: Buffer.from(String(item['data']), 'base64').subarray(0, -1).toString('base64'),
    })),
  },
  {
    name: 'The name of an uploaded file without its Cyrillic letters',
    area: ['fileUpload'],
    rules: ['stored'],
    wrap: editItems(['fileUpload'], (item) => ({
      ...item,
      name: String(item['name']).replaceAll(/[^\x20-\x7e]/g, '_'),
    })),
  },
  {
    name: 'Names of the own files in another encoding',
    area: ['fileList', 'fileUpload'],
    rules: ['stored'],
    wrap: editItems(['fileList'], (item) => ({
      ...item,
      name: Buffer.from(String(item['name'])).toString('latin1').slice(0, 255),
    })),
  },
  {
    name: 'An upload is not in the list of the own files',
    area: ['fileList', 'fileUpload'],
    rules: ['stored'],
    wrap: editList(['fileList'], (items) => items.filter(({ chat }) => chat !== undefined)),
  },
  {
    name: 'A browser may guess the type of a file',
    area: ['fileDownload', 'fileUpload'],
    rules: ['header'],
    wrap: setHeader(['fileDownload'], 'x-content-type-options', null),
  },
  {
    name: 'The first of a list of ranges is answered',
    area: ['fileDownload', 'fileUpload'],
    rules: ['range'],
    wrap: onRequest(['fileDownload'], (request) =>
      requestLike(request, { headers: { range: request.headers.get('range')?.split(',')[0] ?? null } }),
    ),
  },
  {
    name: 'The last 0 bytes of a file are the whole file',
    area: ['fileDownload', 'fileUpload'],
    rules: ['range'],
    wrap: onRequest(['fileDownload'], (request) =>
      request.headers.get('range') === 'bytes=-0'
        ? requestLike(request, { headers: { range: null } })
        : request,
    ),
  },
  {
    name: 'The preview of a text in another encoding',
    area: ['filePreviewRead', 'fileUpload'],
    rules: ['bytes'],
    wrap: editItems(['filePreviewRead'], (item) => ({
      ...item,
      text: Buffer.from(String(item['text'])).toString('latin1'),
    })),
  },
  {
    name: 'A page behind the last one repeats it',
    area: ['filePreviewRead', 'fileUpload'],
    rules: ['stored'],
    wrap: repeatLast(['filePreviewRead'], [404]),
  },
  {
    name: 'The type of a file is that of its name',
    area: ['fileDownload', 'fileUpload'],
    rules: ['content-type'],
    wrap: onAnswer(['fileDownload'], (answer) => {
      const isPicture = /\.png/.test(answer.headers.get('content-disposition') ?? '');
      return isPicture ? answerLike(answer, { headers: { 'content-type': 'image/png' } }) : answer;
    }),
  },
  {
    name: 'Every file may be shown on a page',
    area: ['fileDownload', 'fileUpload'],
    rules: ['content-type'],
    wrap: onAnswer(['fileDownload'], (answer, request) => {
      const line = answer.headers.get('content-disposition');
      if (line === null || !request.url.includes('isInline=true')) return answer;
      return answerLike(answer, { headers: { 'content-disposition': line.replace('attachment', 'inline') } });
    }),
  },
];
