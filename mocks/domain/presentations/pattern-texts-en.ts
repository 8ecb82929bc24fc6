/** English plans and words of the stand-in, as `pattern-texts.ts` has the Russian ones. */
import { type DeckTexts, patternAs as pattern } from './deck-texts.ts';

const business = [
  pattern(
    'bullets',
    'One minute is enough for the main point',
    'What it is about: {topic}',
    'What we propose to do now',
    'Which decision we need from you',
  ),
  pattern(
    'comparison',
    'Habits hinder us, a clear goal helps',
    'Hinders: old habits and little time',
    'Hinders: decisions made without data',
    'Helps: a clear goal',
    'Helps: people who have tried it already',
  ),
  pattern(
    'table',
    'Each of the three options has its price',
    'Change nothing: no cost, but the difficulties stay',
    'Start small: a quick trial in one department',
    'Do it all at once: more benefit and more risk',
  ),
  pattern(
    'chart',
    'Starting small looks best in this example',
    'Change nothing: 2',
    'Start small: 5',
    'Do it all at once: 3',
  ),
  pattern(
    'timeline',
    'Six weeks show whether to go on',
    'Week 1: collect data and name a person in charge',
    'Weeks 2–3: try it in one department',
    'Week 4: compare the result with the goal',
    'Week 6: decide what comes next',
  ),
];

const friendly = [
  pattern(
    'bullets',
    'This concerns each of us',
    '{topic}: it concerns each of us',
    'In ten minutes we find out where to start',
    'Ask your questions as we go',
  ),
  pattern(
    'quote',
    'It began with a simple talk',
    'Let us try once to do it simply and see what comes of it.',
    'From a talk in the team',
  ),
  pattern(
    'comparison',
    'One clear way replaces many',
    'Before: everyone had a way of their own',
    'Before: answers were somewhere in the mail',
    'After: one clear way for all',
    'After: everything is in one place',
  ),
  pattern(
    'timeline',
    'The first week takes us all the way',
    'Monday: we choose a task',
    'Wednesday: we show a draft',
    'Friday: we share the result',
  ),
];

const teaching = [
  pattern(
    'bullets',
    'You will learn three things',
    'What {topic} means',
    'Where to begin',
    'How to check yourself',
  ),
  pattern(
    'comparison',
    'One step at a time works best',
    'Right: one step at a time',
    'Right: a question as soon as it comes up',
    'Wrong: learning everything at once',
    'Wrong: copying without understanding',
  ),
  pattern(
    'timeline',
    'Three steps lead through the topic',
    'Step 1: look at an example',
    'Step 2: repeat it with help',
    'Step 3: do it alone',
  ),
  pattern(
    'bullets',
    'Check yourself with three questions',
    'What is the main idea',
    'Which step is the hardest',
    'Where will you use it tomorrow',
  ),
];

const report = [
  pattern(
    'bullets',
    'The results show what comes next',
    'What was done: {topic}',
    'What has changed',
    'What is still open',
  ),
  pattern(
    'table',
    'We compare the plan with the result',
    'Goal: reached in part',
    'Deadline: kept',
    'Budget: within the limit',
  ),
  pattern('chart', 'Progress by part, percent', 'Preparation: 100', 'Main work: 80', 'Review: 40'),
  pattern(
    'comparison',
    'The main part is done, the review is not',
    'Done: data collected',
    'Done: main part finished',
    'Not done: the review is not over',
  ),
];

const further = [
  pattern(
    'bullets',
    'The result matters to three groups',
    'Those who use the result every day',
    'Those who answer for the deadline',
    'Those who decide',
  ),
  pattern('section', 'Now we look at the details', 'Part by part'),
  pattern('bullets', 'We rely on what can be checked', 'Facts that can be checked', 'Sources that we trust'),
  pattern(
    'bullets',
    'We still have to find out three things',
    'Which data is missing',
    'Whom to ask',
    'When to expect an answer',
  ),
  pattern(
    'bullets',
    'A first example shows the way',
    'What the task was',
    'What was done',
    'What came of it',
  ),
  pattern(
    'table',
    'Everyone knows what to do',
    'Person in charge: watches the deadline and the decisions',
    'Team: does the work and tells what is in the way',
    'Customer: accepts the result',
  ),
  pattern(
    'bullets',
    'It takes three things to start',
    'The time of two people',
    'Access to the data',
    'A place for the result',
  ),
  pattern(
    'timeline',
    'We meet three more times',
    'In a week: first results',
    'In two weeks: difficulties',
    'In a month: the outcome',
  ),
  pattern(
    'bullets',
    'Keep three thoughts in mind',
    'The goal can be checked',
    'We start small',
    'We look at the result together',
  ),
];

export const english: DeckTexts = {
  byStyle: { business, friendly, teaching, report },
  kind: () => undefined,
  further,
  audience: 'For',
  goal: 'To decide',
  thanks: 'Thank you',
  parts: (count) => (count === 1 ? 'We begin with one topic' : `We go through ${count} topics in order`),
  numbers: (count) =>
    count === 1 ? 'One number shows the main point' : `The main point shows in ${count} numbers`,
  dates: (count) => (count === 1 ? 'Remember this date' : `Remember these ${count} dates`),
  decision: 'We need your decision',
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
  speech: {
    title: 'Good day. We talk about one topic today. Ask your questions as we go or at the end.',
    thanks: 'That is all. I repeat what I need from you and answer your questions.',
    other: 'I tell this in my own words and give an example. You may ask at once.',
  },
  seconds: (seconds) =>
    seconds < 90
      ? `${seconds}\u00a0s for this slide.`
      : `About ${Math.round(seconds / 60)}\u00a0min for this slide.`,
};
