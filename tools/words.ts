/**
 * Words that exported names and file names do not use, each with the project's own word (docs/GLOSSARY.md). Whole
 * words only: `info` bans `jobInfo` and `info-panel.tsx`, not `information`.
 */
export const bannedWords: Readonly<Record<string, string>> = {
  // Synonyms of words the glossary fixes.
  job: 'task, question or run',
  jobs: 'tasks, questions or runs',
  ticket: 'task or assignment',
  tickets: 'tasks or assignments',
  campaign: 'project',
  workitem: 'assignment',
  leadtime: 'work interval, or the sum of them (active time)',
  judgment: 'verdict, grade or review',
  judgement: 'verdict, grade or review',
  evaluation: 'verdict, grade, review or verifier result',
  evaluations: 'verdicts, grades, reviews or verifier results',
  evaluator: 'judge, verifier, reviewer or expert',
  rating: 'grade or score',
  ratings: 'grades or scores',
  arbitration: 'adjudication',
  arbitrator: 'adjudicator',
  labeler: 'annotator',
  labeller: 'annotator',
  // Words that say nothing.
  info: 'a name for what it tells',
  infos: 'a name for what they tell',
  manager: 'a name for what it does',
  managers: 'a name for what they do',
  util: 'a name for what it does',
  utils: 'a name for what they do',
  helper: 'a name for what it does',
  helpers: 'a name for what they do',
  misc: 'a name for what it holds',
  common: 'a name for what it holds',
  stuff: 'a name for what it holds',
};

/** Words that say nothing as the last word of an exported name (`sessionData`), though they may start one. */
export const bannedEndings: Readonly<Record<string, string>> = {
  data: 'a name for what the data is',
};
