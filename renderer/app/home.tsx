import { Redirect } from 'wouter';
import { projectPath, useSession } from '#api';

/** The start address: straight into the project where there is only one to choose. */
export function Home() {
  const { memberships, person } = useSession();
  const [only] = memberships;
  const hasOneChoice = memberships.length === 1 && only && !person?.isOwner;
  return <Redirect to={hasOneChoice ? projectPath(only.projectId) : '/projects'} replace />;
}
