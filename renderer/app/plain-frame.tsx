import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';

/** Screens outside of a project: no navigation. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  return (
    <Frame>
      <ErrorBoundary resetKey={location}>{children}</ErrorBoundary>
    </Frame>
  );
}
