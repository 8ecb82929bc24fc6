import type { Fault } from '../fault.ts';

const model = 'src/features/presentations/model';
const changes = `${model}/changes.test.ts`;
const history = `${model}/history.test.ts`;
const run = 'src/features/presentations/generation/model/run.test.ts';
const pptx = 'src/features/presentations/export/pptx/deck-to-pptx.test.ts';
const pdf = 'src/features/presentations/export/pdf/deck-to-pdf.test.ts';
const decks = 'mocks/handlers/presentation.test.ts';
const deckChanges = 'mocks/handlers/presentation-change.test.ts';

/** What must not happen to presentations (presentations.md §4–§9). */
export const presentations: readonly Fault[] = [
  {
    id: 'slide-of-other-lost',
    file: `${model}/merge.ts`,
    find: '(left ?? (isTheirs ? right : null)) : right;',
    replace: '(left ?? (isTheirs ? right : null)) : left;',
    why: 'What another person changed on a slide is gone after a merge.',
    notices: [{ test: changes, title: 'Changes of different slides' }],
  },
  {
    id: 'order-of-other-lost',
    file: `${model}/merge.ts`,
    find: '? [mine, theirs] : [theirs, mine];',
    replace: '? [mine, theirs] : [mine, theirs];',
    why: 'Slides that another person has moved jump back.',
    notices: [{ test: changes, title: 'The own order wins over another one' }],
  },
  {
    id: 'order-not-sent',
    file: `${model}/changes.ts`,
    find: '...(isReordered && { order }),',
    replace: '...(isReordered && slides.length > 0 && { order }),',
    why: 'Moved slides are back in their places after a reload.',
    notices: [{ test: changes, title: 'What is saved equals what was edited' }],
  },
  {
    id: 'later-layout-sent-back',
    file: `${model}/changes.ts`,
    find: '(slide): slide is Slide => !isLater(slide) && !isSame(',
    replace: '(slide): slide is Slide => !isSame(',
    why: 'A slide of a newer gateway is sent back without what this portal does not know.',
    notices: [{ test: changes, title: 'A slide of a newer gateway' }],
  },
  {
    id: 'undo-takes-slides-of-others',
    file: `${model}/history.ts`,
    find: 'past: history.past.map(apply),',
    replace: 'past: history.past,',
    why: 'Undo removes slides that a run or another person has added.',
    notices: [{ test: history, title: 'Undo keeps the version and what came from elsewhere' }],
  },
  {
    id: 'typing-never-joined',
    file: `${model}/history.ts`,
    find: 'last: key === undefined ? null : { key, at },',
    replace: 'last: key === undefined ? null : { key, at: at - pause },',
    why: 'Undo takes back one letter at a time.',
    notices: [{ test: history, title: 'Typing in one place is one step' }],
  },
  {
    id: 'run-resumed-twice',
    file: 'src/features/presentations/generation/model/run.ts',
    find: 'return BigInt(id) <= BigInt(last);',
    replace: 'return BigInt(id) < BigInt(0);',
    why: 'After a lost connection events of a run are applied once more.',
    notices: [{ test: run, title: '[PRES-03]' }],
  },
  {
    id: 'edited-slides-not-named',
    file: 'src/features/presentations/generation/model/run.ts',
    find: 'isKnown(slide) && slide.isEdited));',
    replace: 'isKnown(slide) && slide.isSkipped));',
    why: 'A run replaces slides that a person has changed, and does not ask before.',
    notices: [{ test: run, title: '[PRES-06] slides that a person changed are named' }],
  },
  {
    id: 'edited-slides-announced',
    file: 'mocks/handlers/presentation-send.ts',
    find: 'return isChanged && (overwritesEdited || !slide.isEdited);',
    replace: 'return isChanged && (overwritesEdited || !slide.isSkipped);',
    why: 'A run announces slides that a person has changed, and never makes them.',
    notices: [{ test: 'mocks/handlers/presentation-stream.test.ts', title: 'edited slides only when asked' }],
  },
  {
    id: 'unsafe-link',
    file: `${model}/links.ts`,
    find: "url.protocol === 'https:' && url.hostname",
    replace: "url.protocol !== 'javascript:' && url.hostname",
    why: 'A slide links to any scheme.',
    notices: [{ test: `${model}/check.test.ts`, title: 'Links are https with a host' }],
  },
  {
    id: 'decorative-picture-blamed',
    file: `${model}/check.ts`,
    find: 'if (block.idFile === null || block.isDecorative) return;',
    replace: 'if (block.idFile === null) return;',
    why: 'A decorative picture is reported as one without a description.',
    notices: [{ test: `${model}/check.test.ts`, title: 'A good deck has no findings' }],
  },
  {
    id: 'pale-text-of-theme',
    file: `${model}/theme-palettes.ts`,
    find: "muted: '#aab4c2',",
    replace: "muted: '#4a5462',",
    why: 'Quiet text of the dark theme cannot be read.',
    notices: [{ test: `${model}/themes.test.ts`, title: 'has a contrast of 4.5:1' }],
  },
  {
    id: 'reader-may-edit',
    file: 'src/features/presentations/editor/saving/deck-session.ts',
    find: "deck.right !== 'use' && !deck.hidden;",
    replace: '!deck.hidden;',
    why: 'Who may only look can type, and nothing of it is saved.',
    notices: [
      { test: 'src/features/presentations/editor/editor.test.tsx', title: 'a reader sees, shows and copies' },
    ],
  },
  {
    id: 'pptx-without-placeholders',
    file: 'src/features/presentations/export/pptx/shapes.ts',
    find: "el('p:nvPr', {}, el('p:ph', { type, idx: index }));",
    replace: "el('p:nvPr', {}, index === -1 ? el('p:ph', { type }) : '');",
    why: 'PowerPoint has no titles: the outline is empty and a layout cannot be switched.',
    notices: [{ test: pptx, title: '[PRES-22] slides use title and body places' }],
  },
  {
    id: 'pptx-without-descriptions',
    file: 'src/features/presentations/export/pptx/shapes.ts',
    find: "descr: description === '' ? undefined : description",
    replace: 'descr: undefined',
    why: 'Pictures in the PowerPoint file have no descriptions.',
    notices: [{ test: pptx, title: '[PRES-21] every text, note and description' }],
  },
  {
    id: 'pptx-without-notes',
    file: 'src/features/presentations/export/pptx/slides.ts',
    find: "if (this.#source.withNotes && slide.notes.trim() !== '')",
    replace: "if (this.#source.withNotes && slide.isSkipped && slide.notes.trim() !== '')",
    why: 'The speaker opens the PowerPoint file and has no notes.',
    notices: [{ test: pptx, title: '[PRES-21] every text, note and description' }],
  },
  {
    id: 'pdf-headings-are-paragraphs',
    file: 'src/features/presentations/export/pdf/slide-page.ts',
    find: "document.struct('H1', {}, pen.contents(box.lines, ink))",
    replace: "document.struct('P', {}, pen.contents(box.lines, ink))",
    why: 'A screen reader finds no headings in the PDF.',
    notices: [{ test: pdf, title: '[PRES-24]' }],
  },
  {
    id: 'pdf-without-tags',
    file: 'src/lib/pdf/pdf-file.ts',
    find: 'tagged: true,',
    replace: 'tagged: false,',
    why: 'A screen reader does not know the order of the texts in the PDF.',
    notices: [{ test: pdf, title: '[PRES-24]' }],
  },
  {
    id: 'pdf-without-bookmarks',
    file: 'src/features/presentations/export/pdf/deck-to-pdf.ts',
    find: 'bookmarks.addItem(plainLetters(name));',
    replace: 'if (at === 0) bookmarks.addItem(plainLetters(name));',
    why: 'The PDF has a bookmark of its first slide only.',
    notices: [{ test: pdf, title: '[PRES-24]' }],
  },
  {
    id: 'newer-presentation-overwritten',
    file: 'mocks/handlers/presentation.ts',
    find: 'if (version !== c.body.version) return',
    replace: 'if (version < c.body.version) return',
    why: 'Who saves last wins, and the slides of the other one are gone.',
    notices: [{ test: deckChanges, title: 'an old version is refused' }],
  },
  {
    id: 'foreign-presentation-readable',
    file: 'mocks/domain/presentations/presentation.ts',
    find: 'const right = deck && presentationRightOf(database, user, deck);',
    replace: "const right = deck && (presentationRightOf(database, user, deck) ?? 'use');",
    why: 'Anybody who knows its address reads a presentation that is not shared.',
    notices: [{ test: decks, title: '[LAB-12] others find a presentation' }],
  },
];
