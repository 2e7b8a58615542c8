import type { ComponentType } from 'react';

/** One address of a feature, below its section: `/` is `/p/<project>/<section>`, `/:taskId` one below. */
export interface FeatureRoute {
  readonly path: string;
  readonly component: ComponentType;
}
