import type { ExpectedErrorCode } from '#contract';

/** Every expected error in one sentence or two: what is so, and what to do next. */
export const errors = {
  'not-signed-in': 'You are not signed in. Sign in to go on.',
  'session-expired': 'Your session has ended. Sign in again; nothing you saved is lost.',
  'wrong-passphrase': 'That name and passphrase do not match. Check both and try again.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  'launch-token-used': 'This start link has already been used. Start Plumbline again to get a new one.',
  'not-allowed': 'Your roles in this project do not include this. Ask a coordinator if you need it.',
  'not-found': 'This is no longer here. Go back and refresh the list.',
  'invalid-input': 'Something in the form was not accepted. Check the fields and try again.',
  'login-name-taken': 'Someone already uses this login name. Choose another one.',
  'passphrase-too-short': 'This passphrase is too short. Use at least 10 characters, for example four words.',
  'person-disabled': 'This account is switched off. Ask a coordinator to switch it on.',
  'last-coordinator': 'A project needs at least one coordinator. Make someone else coordinator first.',
  'own-work': 'This is your own work, so someone else has to do this. Take another one.',
  'already-on-task': 'This person is or was already on this task. Choose someone else.',
  'not-eligible':
    'This person cannot take this task. Choose someone with the right role who is not on it yet.',
  'slot-taken': 'Someone else took this place just now. Take another task.',
  'nothing-to-claim': 'No open task is left for you at the moment. Look again later.',
  'assignment-ended': 'This assignment has ended. Go back to your list.',
  'attempt-not-in-state':
    'The work has moved on meanwhile, so this is not possible now. Refresh and look again.',
  'timer-not-running': 'The clock is not running. Resume it, then try again.',
  'timer-already-running': 'The clock is already running. Just go on working.',
  'open-elsewhere': 'This is open in another window. Continue there, or move the clock here.',
  'other-task-running': 'Another task of yours is running. Pause or submit it first.',
  'already-submitted': 'This was already submitted and can no longer be changed.',
  'nothing-to-submit': 'There is no file to submit yet. Add at least one result file.',
  'preflight-failed':
    'The check before submitting found a problem. Fix the files marked below, then submit again.',
  'statement-missing': 'Confirm that you worked without an AI model, then submit again.',
  'file-name-not-allowed':
    'This file name cannot be used. Rename the file without special characters and add it again.',
  'file-name-taken': 'A file with this name is already there. Rename or remove one of the two.',
  'file-too-large': 'This file is too large. Make it smaller, for example by compressing images.',
  'file-missing': 'This file is not in the store. Ask a coordinator to import it again.',
  'disk-full': 'The disk is full. Free some space, then try again; nothing was lost.',
  'check-taken': 'Another expert is checking this already. Take the next one.',
  'already-decided': 'This was already decided. Go back to the list.',
  'reason-required': 'A reason is needed here. Write one or two words on why.',
  'correction-below-zero': 'This would make the counted time negative. Take away less.',
  'weight-needed': 'Some rubric items have no weight yet. Set their weights first.',
  'pack-not-readable':
    'This pack could not be read. Check that it is a folder, a ZIP or a JSON file of tasks.',
  'pack-has-faults': 'The pack has faults that stop the import. Fix those listed, then import again.',
  'upload-missing': 'The upload is no longer there. Choose the file again.',
  'sample-exists': 'The sample project is already here. Open it from the project list.',
  'database-newer': 'This database was written by a newer Plumbline. Update Plumbline, then start it again.',
  'database-damaged': 'The database is damaged. Restore the latest backup; the files are untouched.',
  'core-stopping': 'Plumbline is shutting down. Wait a moment, then try again.',
  'connection-lost': 'Plumbline cannot be reached. Check that it is running; this page reconnects by itself.',
  cancelled: 'Cancelled.',
  unexpected:
    'Something went wrong in Plumbline. Try again; if it happens again, copy the details and report them.',
} as const satisfies Record<ExpectedErrorCode | 'connection-lost' | 'cancelled' | 'unexpected', string>;
