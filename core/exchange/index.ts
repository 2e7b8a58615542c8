export { BackupError } from './backup/backup-error.ts';
export type { BackupFile, BackupManifest } from './backup/backup-manifest.ts';
export {
  restoreBackup,
  type Restored,
  type RestorePlaces,
  type RestoreRequest,
} from './backup/restore-backup.ts';
export { writeBackup, type BackupRequest } from './backup/write-backup.ts';
export type { Disk, DiskEntry, NewFile, OpenFile } from './disk.ts';
export type { DoctorCheck } from './doctor/doctor-check.ts';
export { examine, type Examination } from './doctor/examine.ts';
export { importIntoNewProject } from './import/import-into-new-project.ts';
export { applyImport, previewImport, readOpenedPack, type OpenedPack } from './import/import-pack.ts';
export { applyPack, previewPack, withPack, type PackPlaces } from './import/use-cases.ts';
export { openPack, type PackPlace } from './officeval/open-pack.ts';
export type { PackArchive, PackEntry } from './officeval/pack-archive.ts';
export { openSample, type SamplePlace } from './sample/open-sample.ts';
