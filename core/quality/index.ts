export { openCheckFolder } from './check-folder.ts';
export { claimCheck } from './claim-check.ts';
export { decideCheck } from './decide-check.ts';
export { holdLimitMs } from './hold.ts';
export { listChecks } from './list-checks.ts';
export { releaseCheck } from './release-check.ts';
export { heartbeatCheck, pauseCheck, resumeCheck, takeOverCheck } from './signal-check.ts';
export { getCheck } from './view-check.ts';
export { getServedFile, type FileReference, type ServedFile } from './served-files.ts';
