import type { AuditRow } from '#contract';
import { useMessages } from '#messages';

const known = [
  'assignments.draw',
  'assignments.drawThird',
  'assignments.reassign',
  'assignments.withdraw',
  'assignments.decline',
  'assignments.claim',
  'checks.claim',
  'checks.release',
  'checks.decide',
  'evidence.add',
  'evidence.edit',
  'evidence.remove',
  'evidence.restore',
  'imports.apply',
  'oversight.correct',
  'people.add',
  'people.addOwner',
  'people.setRoles',
  'people.setPassphrase',
  'people.setDisabled',
  'projects.create',
  'projects.change',
  'projects.openSample',
  'tasks.setWeight',
  'work.start',
  'work.submit',
  'work.takeOver',
  'work.addDraft',
  'work.renameDraft',
  'work.removeDraft',
] as const;

/** Says what was done; an action that this page does not know keeps its code. */
export function useActionText(): (action: string) => string {
  const t = useMessages('audit');
  return (action) => {
    const own = known.find((one) => one === action);
    return own ? t(`known.${own}`) : action;
  };
}

/** Says who did it, and for whom. */
export function useActorText(): (row: AuditRow) => string {
  const t = useMessages('audit');
  return ({ actorName, actingFor }) => {
    if (actorName === '') return t('program');
    return actingFor === null ? actorName : t('actingFor', { name: actingFor, other: actorName });
  };
}
