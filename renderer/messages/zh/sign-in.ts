import type { signIn as en } from '../en/sign-in.ts';
import type { SameKeys } from '../same-keys.ts';

export const signIn: SameKeys<typeof en> = {
  title: '登录',
  lead: '为 Office 文档基准建立人类基线。',
  loginName: '登录名',
  passphrase: '口令',
  submit: '登录',
  helpOwner: '在自己的电脑上启动 Plumbline 时会自动登录。',
  helpMember: '忘记口令？协调员可以为您重设。',
  linkProblem: '启动链接无效',
};
