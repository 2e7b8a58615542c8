import type { ProjectView } from '#contract';
import type { ProjectRecord } from '#db';

export function viewProject(project: ProjectRecord): ProjectView {
  return {
    id: project.id,
    name: project.name,
    timeZone: project.timeZone,
    currency: project.currency,
    baseDailySalaryMinor: project.baseDailySalaryMinor,
    divergenceRatio: project.divergenceRatio,
    fastRatio: project.fastRatio,
    countsIdle: project.countsIdle === 1,
    allowsClaims: project.allowsClaims === 1,
    isSample: project.isSample === 1,
    createdAt: project.createdAt,
  };
}
