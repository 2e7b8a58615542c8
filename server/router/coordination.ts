import type { Core } from '#core/foundation';
import {
  correctTime,
  getOverview,
  getTimeline,
  listAudit,
  listIncentives,
  listLaborTime,
} from '#core/reports';
import {
  claimAssignment,
  declineAssignment,
  drawAssignments,
  getTask,
  listAssignmentRows,
  listItemsWithoutWeight,
  listTaskRows,
  reassignAssignment,
  setWeight,
  withdrawAssignment,
} from '#core/tasks';
import { bindTo, type Procedures } from './procedures.ts';

export function tasksRouter({ tasks }: Procedures, core: Core) {
  const bind = bindTo(core);
  return tasks.router({
    list: tasks.list.handler(bind(listTaskRows)),
    get: tasks.get.handler(bind(getTask)),
    setWeight: tasks.setWeight.handler(bind(setWeight)),
    itemsNeedingWeight: tasks.itemsNeedingWeight.handler(bind(listItemsWithoutWeight)),
  });
}

export function assignmentsRouter({ assignments }: Procedures, core: Core) {
  const bind = bindTo(core);
  return assignments.router({
    list: assignments.list.handler(bind(listAssignmentRows)),
    draw: assignments.draw.handler(bind(drawAssignments)),
    reassign: assignments.reassign.handler(bind(reassignAssignment)),
    withdraw: assignments.withdraw.handler(bind(withdrawAssignment)),
    decline: assignments.decline.handler(bind(declineAssignment)),
    claim: assignments.claim.handler(bind(claimAssignment)),
  });
}

export function oversightRouter({ oversight }: Procedures, core: Core) {
  const bind = bindTo(core);
  return oversight.router({
    overview: oversight.overview.handler(bind(getOverview)),
    timeline: oversight.timeline.handler(bind(getTimeline)),
    correct: oversight.correct.handler(bind(correctTime)),
    laborTime: oversight.laborTime.handler(bind(listLaborTime)),
    incentives: oversight.incentives.handler(bind(listIncentives)),
    audit: oversight.audit.handler(bind(listAudit)),
  });
}
