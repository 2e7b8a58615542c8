export const signIn = {
  title: 'Sign in',
  lead: 'Human baselines for Office-document benchmarks.',
  loginName: 'Login name',
  passphrase: 'Passphrase',
  submit: 'Sign in',
  helpOwner: 'On your own computer, Plumbline signs you in by itself when you start it.',
  helpMember: 'Forgot your passphrase? A coordinator can set a new one.',
  linkProblem: 'The start link did not work',
} as const;
