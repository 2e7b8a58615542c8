export { changeProject } from './change-project.ts';
export { addProject, createProject } from './create-project.ts';
export { listPeopleOfSample } from './list-people-of-sample.ts';
export { getProject, listOwnProjects } from './own-projects.ts';
export { viewProject } from './view-project.ts';
