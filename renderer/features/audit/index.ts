import type { FeatureRoute } from '#ui';
import { AuditScreen } from './audit-screen.tsx';

export const routes: readonly FeatureRoute[] = [{ path: '/', component: AuditScreen }];
