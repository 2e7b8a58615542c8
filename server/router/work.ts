import type { Core } from '#core/foundation';
import {
  addMark,
  claimCheck,
  decideCheck,
  editMark,
  getCheck,
  heartbeatCheck,
  listChecks,
  listEvidence,
  listFacts,
  openCheckFolder,
  pauseCheck,
  releaseCheck,
  removeMark,
  restoreMark,
  resumeCheck,
  takeOverCheck,
} from '#core/quality';
import {
  checkDrafts,
  getTaskScreen,
  listMyWork,
  openAttemptFolder,
  pickUpOutputs,
  removeDraft,
  renameDraft,
  signalWork,
  startWork,
  submitWork,
} from '#core/sessions';
import { getCaller } from '../http/call-context.ts';
import { bindTo, type Procedures } from './procedures.ts';

export function workRouter({ work }: Procedures, core: Core) {
  const bind = bindTo(core);
  return work.router({
    list: work.list.handler(bind(listMyWork)),
    get: work.get.handler(bind(getTaskScreen)),
    start: work.start.handler(bind(startWork)),
    heartbeat: work.heartbeat.handler(({ input, context }) =>
      signalWork(core, getCaller(context), input, { kind: 'heartbeat', idleMs: input.idleMs }),
    ),
    pause: work.pause.handler(({ input, context }) =>
      signalWork(core, getCaller(context), input, { kind: 'pause', reason: input.reason, note: input.note }),
    ),
    resume: work.resume.handler(({ input, context }) =>
      signalWork(core, getCaller(context), input, { kind: 'resume' }),
    ),
    takeOver: work.takeOver.handler(({ input, context }) =>
      signalWork(core, getCaller(context), input, { kind: 'take-over' }),
    ),
    renameDraft: work.renameDraft.handler(bind(renameDraft)),
    removeDraft: work.removeDraft.handler(bind(removeDraft)),
    openFolder: work.openFolder.handler(bind(openAttemptFolder)),
    pickUp: work.pickUp.handler(bind(pickUpOutputs)),
    preflight: work.preflight.handler(bind(checkDrafts)),
    submit: work.submit.handler(bind(submitWork)),
  });
}

export function checksRouter({ checks }: Procedures, core: Core) {
  const bind = bindTo(core);
  return checks.router({
    list: checks.list.handler(bind(listChecks)),
    claim: checks.claim.handler(bind(claimCheck)),
    get: checks.get.handler(bind(getCheck)),
    openFolder: checks.openFolder.handler(bind(openCheckFolder)),
    heartbeat: checks.heartbeat.handler(bind(heartbeatCheck)),
    pause: checks.pause.handler(bind(pauseCheck)),
    resume: checks.resume.handler(bind(resumeCheck)),
    takeOver: checks.takeOver.handler(bind(takeOverCheck)),
    release: checks.release.handler(bind(releaseCheck)),
    decide: checks.decide.handler(bind(decideCheck)),
  });
}

export function documentsRouter({ documents }: Procedures, core: Core) {
  const bind = bindTo(core);
  return documents.router({ facts: documents.facts.handler(bind(listFacts)) });
}

export function evidenceRouter({ evidence }: Procedures, core: Core) {
  const bind = bindTo(core);
  return evidence.router({
    list: evidence.list.handler(bind(listEvidence)),
    add: evidence.add.handler(bind(addMark)),
    edit: evidence.edit.handler(bind(editMark)),
    remove: evidence.remove.handler(bind(removeMark)),
    restore: evidence.restore.handler(bind(restoreMark)),
  });
}
