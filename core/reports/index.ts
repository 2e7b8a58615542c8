export { correctTime } from './correct-time.ts';
export {
  exportLaborTime,
  laborExportFormats,
  laborExportTables,
  listLaborInput,
  type LaborExportFormat,
  type LaborExportTable,
} from './export-labor-time.ts';
export { getOverview } from './get-overview.ts';
export { getTimeline } from './get-timeline.ts';
export { listAudit } from './list-audit.ts';
export { listIncentives } from './list-incentives.ts';
export { listLaborTime } from './list-labor-time.ts';
export { computeProjectDay } from './project-day.ts';
