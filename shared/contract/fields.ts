import { z } from 'zod';
import type {
  AssignmentId,
  AttemptId,
  CheckId,
  EventId,
  MarkId,
  PersonId,
  ProjectId,
  RubricItemId,
  Sha256,
  SubmissionId,
  TaskId,
  WindowId,
} from '#domain';
import { pauseReasons, projectRoles, suspendCauses, taskLanguages } from '#domain';

const id = <T extends string>() =>
  z
    .string()
    .min(1)
    .max(80)
    .transform((value) => value as T);

export const personId = id<PersonId>();
export const projectId = id<ProjectId>();
export const taskId = id<TaskId>();
export const rubricItemId = id<RubricItemId>();
export const assignmentId = id<AssignmentId>();
export const attemptId = id<AttemptId>();
export const submissionId = id<SubmissionId>();
export const checkId = id<CheckId>();
export const markId = id<MarkId>();
export const eventId = id<EventId>();
export const windowId = id<WindowId>();
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform((value) => value as Sha256);

/** UTC epoch milliseconds. */
export const instant = z.number().int();
/** Milliseconds. */
export const durationMs = z.number().int();
export const role = z.enum(projectRoles);
export const language = z.enum(taskLanguages);
export const pauseReason = z.enum(pauseReasons);
export const suspendCause = z.enum(suspendCauses);
/** A calendar day in the project's time zone. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const reason = z.string().trim().min(1).max(2_000);
export const note = z.string().trim().max(8_000);
export const fileName = z.string().min(1).max(255);
export const done = z.object({});
/** Text of a task in the languages that exist. */
export const bilingual = z.object({ en: z.string().nullable(), zh: z.string().nullable() });
export const page = {
  cursor: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(500).default(100),
};
