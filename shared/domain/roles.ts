/** Roles that a person may hold in a project (DESIGN, *Blindness and rights*). */
export const projectRoles = [
  'coordinator',
  'annotator',
  'reviewer',
  'adjudicator',
  'expert',
  'researcher',
] as const;
export type ProjectRole = (typeof projectRoles)[number];

/** Languages a task may be written in. */
export const taskLanguages = ['en', 'zh'] as const;
export type TaskLanguage = (typeof taskLanguages)[number];
