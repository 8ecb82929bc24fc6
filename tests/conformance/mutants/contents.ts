/** Gateways that forget parts of what a person does by hand with presentations, and with the folders of favourites. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  answerLike,
  editBody,
  editItems,
  editJson,
  type Json,
  type Mutant,
  onAnswer,
  succeedOn,
  together,
  without,
} from './faulty.ts';

const changing: readonly OperationId[] = ['presentationChange'];

/** Forgets a property of valid requests only. */
const forget = (id: OperationId, name: string, isValid: (value: unknown) => boolean): Mutant['wrap'] =>
  editBody([id], (body) => (isValid(body[name]) ? without(body, name) : body));

const hasLength =
  (length: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length === length && value.every((one) => /^[\w-]+$/.test(String(one)));

const uuidsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(Object(one).uuid)) : [];

/** The presentations that a caller may edit without owning them, as they were read. */
function removedByEditors(): Mutant['wrap'] {
  const edited = new Set<string>();
  const nameOf = (request: Request): string =>
    `${request.headers.get('cookie')} ${new URL(request.url).searchParams.get('presentationId')}`;
  return together(
    editJson(['presentationRead'], 200, (json, request) => {
      if (json['right'] === 'edit') edited.add(nameOf(request));
      return json;
    }),
    onAnswer(['presentationRemove'], (answer, request) =>
      answer.status === 404 && edited.has(nameOf(request))
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : answer,
    ),
  );
}

/** The tiles of removed folders are marked no more. */
function tilesOfFoldersLost(): Mutant['wrap'] {
  const tiles = new Map<string, string[]>();
  const lost = new Set<string>();
  return together(
    editItems(['favouriteFolderList'], (folder) => {
      tiles.set(String(folder['uuid']), uuidsIn(folder['tiles']));
      return folder;
    }),
    onAnswer(['favouriteFolderRemove'], (answer, request) => {
      const folder = new URL(request.url).searchParams.get('folderUuid') ?? '';
      if (answer.status === 204) for (const uuid of tiles.get(folder) ?? []) lost.add(uuid);
      return answer;
    }),
    editItems(['tileList'], (tile) =>
      lost.has(String(tile['uuid'])) ? { ...tile, fromFavorite: false } : tile,
    ),
  );
}

/** A tile that came with a new folder stays there. */
const addedOnce: Mutant['wrap'] = (next) => {
  const inside = new Set<unknown>();
  const made = editBody(['favouriteFolderAdd'], (body) => {
    const { tileUuids } = body;
    if (Array.isArray(tileUuids)) for (const one of tileUuids) inside.add(one);
    return body;
  });
  const added = editBody(['favouriteTileAdd'], (body) =>
    inside.has(body['tileUuid']) ? without(body, 'folderUuid') : body,
  );
  return added(made(next));
};

export const contentMutants: readonly Mutant[] = [
  {
    name: 'A copy of a presentation is empty',
    area: ['presentationAdd'],
    rules: ['stored'],
    wrap: forget('presentationAdd', 'copyOf', (value) => /^[\da-f-]{36}$/.test(String(value))),
  },
  {
    name: 'A presentation outside the archive is removed',
    area: ['presentationRemove'],
    rules: ['status'],
    wrap: succeedOn(['presentationRemove'], [409], null, 204),
  },
  {
    name: 'A presentation in the archive takes changes',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: onAnswer(changing, async (answer) =>
      (await answer.clone().text()).includes('"code":"hidden"')
        ? answerLike(answer, {
            status: 200,
            body: JSON.stringify({ version: 9, date: '2026-10-01T09:00:00Z' }),
          })
        : answer,
    ),
  },
  {
    name: 'The note of a kept version is empty',
    area: ['presentationVersionAdd', 'presentationVersionList'],
    rules: ['stored'],
    wrap: editItems(['presentationVersionList'], (item) => ({ ...item, note: '' })),
  },
  {
    name: 'Equal content of a presentation makes a version',
    area: changing,
    rules: ['stored'],
    wrap: onAnswer(changing, async (answer, request) => {
      if (answer.status !== 200) return answer;
      const sent = (await request.json()) as Json;
      const json = (await answer.clone().json()) as Json;
      const isEqual = sent['version'] === json['version'];
      return isEqual
        ? answerLike(answer, { body: JSON.stringify({ ...json, version: Number(json['version']) + 1 }) })
        : answer;
    }),
  },
  {
    name: 'Removed slides stay',
    area: changing,
    rules: ['stored'],
    wrap: forget('presentationChange', 'removed', hasLength(1)),
  },
  {
    name: 'A presentation loses its settings with the next change',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) =>
      typeof body['title'] === 'string'
        ? { ...body, settings: { footer: null, hasNumbers: true, transition: 'none' } }
        : body,
    ),
  },
  {
    name: 'Waterfalls are stored as columns',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) =>
      JSON.parse(JSON.stringify(body).replaceAll('"type":"waterfall"', '"type":"column"')),
    ),
  },
  {
    name: 'Highlights of charts are not stored',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) =>
      JSON.parse(JSON.stringify(body), (name, value) => (name === 'highlight' ? undefined : value)),
    ),
  },
  {
    name: 'A highlight of a point that its chart does not have is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: onAnswer(changing, async (answer) =>
      (await answer.clone().text()).includes('highlight.index')
        ? answerLike(answer, {
            status: 200,
            body: JSON.stringify({ version: 9, date: '2026-10-01T09:00:00Z' }),
          })
        : answer,
    ),
  },
  {
    name: 'Looks of pictures are not stored',
    area: changing,
    rules: ['stored'],
    wrap: editBody(changing, (body) =>
      JSON.parse(JSON.stringify(body), (name, value) =>
        ['crop', 'focus', 'corners', 'tone', 'overlay'].includes(name) ? undefined : value,
      ),
    ),
  },
  {
    name: 'A crop that leaves nothing of a picture is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: onAnswer(changing, async (answer) =>
      (await answer.clone().text()).includes('.block.crop')
        ? answerLike(answer, {
            status: 200,
            body: JSON.stringify({ version: 9, date: '2026-10-01T09:00:00Z' }),
          })
        : answer,
    ),
  },
  {
    name: 'A veil over a picture whose darkest part is its brightest is stored',
    area: changing,
    rules: ['invalid-accepted'],
    wrap: onAnswer(changing, async (answer) =>
      (await answer.clone().text()).includes('overlay.darkest')
        ? answerLike(answer, {
            status: 200,
            body: JSON.stringify({ version: 9, date: '2026-10-01T09:00:00Z' }),
          })
        : answer,
    ),
  },
  {
    name: 'The order of slides is not stored',
    area: changing,
    rules: ['stored'],
    wrap: forget('presentationChange', 'order', hasLength(3)),
  },
  {
    name: 'Editors remove presentations',
    area: ['presentationRemove', 'presentationRead'],
    rules: ['other-person'],
    wrap: removedByEditors(),
  },
  {
    name: 'The tiles of a removed folder are no favourites any more',
    area: ['favouriteFolderRemove', 'tileList'],
    rules: ['stored'],
    wrap: tilesOfFoldersLost(),
  },
  {
    name: 'A tile does not leave its folder for another one',
    area: ['favouriteTileAdd'],
    rules: ['stored'],
    wrap: addedOnce,
  },
  {
    name: 'A tile comes last in its folder, wherever it shall be',
    area: ['favouriteTileMove'],
    rules: ['stored'],
    wrap: forget('favouriteTileMove', 'position', (value) => value === 0),
  },
  {
    name: 'A new folder is empty, whatever tiles it shall have',
    area: ['favouriteFolderAdd'],
    rules: ['stored'],
    wrap: forget('favouriteFolderAdd', 'tileUuids', hasLength(2)),
  },
];
