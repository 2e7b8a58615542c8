import { z } from 'zod';
import type { Sha256 } from '#domain';
import { InputFault, parseJson } from '#lib';

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform((value) => value as Sha256);
const file = z.object({ sha256, bytes: z.number().int().min(0) });

const backupManifest = z.object({
  format: z.literal('plumbline-backup'),
  version: z.literal(1),
  /** UTC epoch milliseconds. */
  createdAt: z.number().int(),
  productVersion: z.string(),
  /** Migrations that the database has seen. */
  migrations: z.array(z.string()),
  database: file,
  files: z.array(file),
  /** Files that the database names and the store no longer held whole when the backup was made. */
  lost: z.array(file),
});

/** What a backup holds, with the hash of everything in it. */
export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupFile = z.infer<typeof file>;

export const manifestName = 'manifest.json';
export const databaseName = 'plumbline.db';
export const entryNameOf = ({ sha256: hash }: Pick<BackupFile, 'sha256'>): string =>
  `files/${hash.slice(0, 2)}/${hash}`;

/** null when the text is no manifest of a version that this program knows. */
export function parseManifest(text: string): BackupManifest | null {
  try {
    return backupManifest.parse(parseJson(text));
  } catch (error) {
    if (error instanceof InputFault || error instanceof z.ZodError) return null;
    throw error;
  }
}
