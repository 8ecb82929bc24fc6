/** English plans and words of the stand-in, as `pattern-texts.ts` has the Russian ones. */
import { type DeckTexts, patternAs as pattern } from './deck-texts.ts';

const business = [
  pattern(
    'bullets',
    'The main point in a minute',
    'What it is about: {topic}',
    'What we propose to do now',
    'Which decision we need from you',
  ),
  pattern(
    'comparison',
    'What helps and what hinders',
    'Hinders: old habits and little time',
    'Hinders: decisions made without data',
    'Helps: a clear goal',
    'Helps: people who have tried it already',
  ),
  pattern(
    'table',
    'Three options',
    'Change nothing: no cost, but the difficulties stay',
    'Start small: a quick trial in one department',
    'Do it all at once: more benefit and more risk',
  ),
  pattern(
    'chart',
    'The options on a scale of five points',
    'Change nothing: 2',
    'Start small: 5',
    'Do it all at once: 3',
  ),
  pattern(
    'timeline',
    'Schedule',
    'Week 1: collect data and name a person in charge',
    'Weeks 2–3: try it in one department',
    'Week 4: compare the result with the goal',
    'Week 6: decide what comes next',
  ),
];

const friendly = [
  pattern(
    'bullets',
    'Why we talk about this',
    '{topic}: it concerns each of us',
    'In ten minutes we find out where to start',
    'Ask your questions as we go',
  ),
  pattern(
    'quote',
    'How it began',
    'Let us try once to do it simply and see what comes of it.',
    'From a talk in the team',
  ),
  pattern(
    'comparison',
    'Before and after',
    'Before: everyone had a way of their own',
    'Before: answers were somewhere in the mail',
    'After: one clear way for all',
    'After: everything is in one place',
  ),
  pattern(
    'timeline',
    'The first week',
    'Monday: we choose a task',
    'Wednesday: we show a draft',
    'Friday: we share the result',
  ),
];

const teaching = [
  pattern('bullets', 'What you will learn', 'What {topic} means', 'Where to begin', 'How to check yourself'),
  pattern(
    'comparison',
    'Right and wrong',
    'Right: one step at a time',
    'Right: a question as soon as it comes up',
    'Wrong: learning everything at once',
    'Wrong: copying without understanding',
  ),
  pattern(
    'timeline',
    'The way through the topic',
    'Step 1: look at an example',
    'Step 2: repeat it with help',
    'Step 3: do it alone',
  ),
  pattern(
    'bullets',
    'Check yourself',
    'What is the main idea',
    'Which step is the hardest',
    'Where will you use it tomorrow',
  ),
];

const report = [
  pattern('bullets', 'Results in brief', 'What was done: {topic}', 'What has changed', 'What is still open'),
  pattern('table', 'Plan and result', 'Goal: reached in part', 'Deadline: kept', 'Budget: within the limit'),
  pattern('chart', 'Progress by part, percent', 'Preparation: 100', 'Main work: 80', 'Review: 40'),
  pattern(
    'comparison',
    'Done and not done',
    'Done: data collected',
    'Done: main part finished',
    'Not done: the review is not over',
  ),
];

const further = [
  pattern(
    'bullets',
    'Who it matters to',
    'Those who use the result every day',
    'Those who answer for the deadline',
    'Those who decide',
  ),
  pattern('section', 'Details', 'Part by part'),
  pattern('bullets', 'What we know', 'Facts that can be checked', 'Sources that we trust'),
  pattern(
    'bullets',
    'What we have to find out',
    'Which data is missing',
    'Whom to ask',
    'When to expect an answer',
  ),
  pattern('bullets', 'A first example', 'What the task was', 'What was done', 'What came of it'),
  pattern(
    'table',
    'Who does what',
    'Person in charge: watches the deadline and the decisions',
    'Team: does the work and tells what is in the way',
    'Customer: accepts the result',
  ),
  pattern(
    'bullets',
    'What it takes',
    'The time of two people',
    'Access to the data',
    'A place for the result',
  ),
  pattern(
    'timeline',
    'Next meetings',
    'In a week: first results',
    'In two weeks: difficulties',
    'In a month: the outcome',
  ),
  pattern(
    'bullets',
    'Three thoughts to keep',
    'The goal can be checked',
    'We start small',
    'We look at the result together',
  ),
];

export const english: DeckTexts = {
  byStyle: { business, friendly, teaching, report },
  further,
  audience: 'For',
  goal: 'To decide',
  thanks: 'Thank you',
  parts: 'What this is about',
  numbers: 'The main numbers',
  dates: 'Dates to remember',
  questions: 'We are glad to answer your questions',
  part: 'part',
  onChart: 'as a chart',
  continued: 'continued',
  more: 'more',
  tableHead: ['What', 'Details'],
  listHead: ['No.', 'Point'],
  chartPart: 'Part',
  chartSeries: 'Example',
  chartNote: 'Sample numbers: put in your own data',
  source: 'Source',
  step: 'Step',
  about: (title) => `The main points of “${title}”`,
  alt: (title, point) => `Illustration of the slide “${title}”${point ? `: ${point}` : ''}`,
  notes: (title) => `Slide “${title}”.`,
  seconds: (seconds) =>
    seconds < 90
      ? `${seconds}\u00a0s for this slide.`
      : `About ${Math.round(seconds / 60)}\u00a0min for this slide.`,
};
