import type { Brand } from '#lib';

export type PersonId = Brand<string, 'PersonId'>;
export type ProjectId = Brand<string, 'ProjectId'>;
export type TaskId = Brand<string, 'TaskId'>;
export type RubricItemId = Brand<string, 'RubricItemId'>;
export type AssignmentId = Brand<string, 'AssignmentId'>;
export type AttemptId = Brand<string, 'AttemptId'>;
export type RoundId = Brand<string, 'RoundId'>;
export type SubmissionId = Brand<string, 'SubmissionId'>;
export type CheckId = Brand<string, 'CheckId'>;
export type EventId = Brand<string, 'EventId'>;
/** One place that a person marked as evidence in a file. */
export type MarkId = Brand<string, 'MarkId'>;
/** One window of the page; it survives a reload but never lives in two windows at once. */
export type WindowId = Brand<string, 'WindowId'>;
/** Lower-case hexadecimal SHA-256 of a file's bytes. */
export type Sha256 = Brand<string, 'Sha256'>;
