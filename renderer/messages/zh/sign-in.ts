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
  accountTitle: '口令与登录',
  passphraseHint: '至少 10 个字符；四个词语的组合便于记忆。',
  noPassphraseHint: '您尚未设置口令。设置后也可以从浏览器登录。',
  currentPassphrase: '当前口令',
  newPassphrase: '新口令',
  newPassphraseAgain: '再次输入新口令',
  passphrasesDiffer: '两次输入不一致。',
  sessions: '已登录的设备',
  sessionsHint: '如有不认识的设备，请将其退出。',
  device: '设备',
  lastSeen: '最近使用',
  expires: '到期时间',
  thisSession: '本设备',
  endSession: '退出该设备',
};
