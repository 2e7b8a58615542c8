export { addPerson } from './add-person.ts';
export { listPeople } from './list-people.ts';
export { computeLoginKey } from './login-key.ts';
export { setDisabled } from './set-disabled.ts';
export { setPassphrase } from './set-passphrase.ts';
export { setRoles } from './set-roles.ts';
export * from './sign-in/index.ts';
