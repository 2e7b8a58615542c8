import { hashKey, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ProjectId, ProjectRole } from '#domain';
import type { SessionView } from '#contract';
import { api } from './core.ts';

/** Who is signed in; a query like any other, always asked for first. */
export const useSessionQuery = () => useQuery(api.signIn.get.queryOptions());

/** Who is signed in, where the frame has made sure that it is known. */
export function useSession(): SessionView {
  return useSuspenseQuery(api.signIn.get.queryOptions()).data;
}

/**
 * Becomes someone else (or nobody, when `session` is null and has to be asked for): what was known before belonged
 * to another person and is forgotten first.
 */
export function useEnterSession(): (session: SessionView | null) => void {
  const queries = useQueryClient();
  return (session) => {
    const sessionKey = api.signIn.get.queryKey();
    queries.removeQueries({ predicate: (query) => query.queryHash !== hashKey(sessionKey) });
    if (session) queries.setQueryData(sessionKey, session);
    else void queries.resetQueries({ queryKey: sessionKey });
  };
}

/** The project of the current address, and what the person may do in it. */
export interface CurrentProject {
  readonly projectId: ProjectId;
  readonly name: string;
  readonly roles: readonly ProjectRole[];
}

const ProjectContext = createContext<CurrentProject | null>(null);
export const ProjectProvider = ProjectContext;

/** The project that the screen belongs to. Throws outside of one. */
export function useProject(): CurrentProject {
  const project = use(ProjectContext);
  if (!project) throw new Error('This screen is not inside a project');
  return project;
}

/** Builds addresses within the current project: `path('tasks', taskId)`. */
export function useProjectPath(): (...parts: readonly string[]) => string {
  const { projectId } = useProject();
  return (...parts) => projectPath(projectId, ...parts);
}

/** The address of a screen of a project. */
export const projectPath = (projectId: ProjectId, ...parts: readonly string[]): string =>
  ['/p', projectId, ...parts].map((part, index) => (index === 0 ? part : encodeURIComponent(part))).join('/');
