import type { audit as en } from '../en/audit.ts';
import type { SameKeys } from '../same-keys.ts';

export const audit: SameKeys<typeof en> = {
  title: '审计日志',
  lead: '谁做了什么，最新的在前。各条记录首尾相扣：任何一条被改动，其后各条都会显露。',
  searchHint: '操作、对象或详情',
  at: '时间',
  actor: '人员',
  program: 'Plumbline 自身',
  actingFor: '{name}，以{other}的身份',
  action: '操作',
  subject: '对象',
  details: '详情',
  sequence: '序号',
  rowTitle: '第 {sequence, number} 条',
  copyId: '复制',
  nothing: '没有更多详情',
  emptyTitle: '还没有任何记录',
  emptyHint: '项目中的每次变更都会记录在这里。',
  known: {
    assignments: {
      draw: '抽取人员',
      drawThird: '抽取第三人',
      reassign: '改派',
      withdraw: '撤回',
      decline: '放弃分配',
      claim: '领取任务',
    },
    checks: {
      claim: '领取检查',
      release: '放回检查',
      decide: '作出裁定',
    },
    imports: {
      apply: '导入任务包',
    },
    oversight: {
      correct: '更正时间',
    },
    people: {
      add: '添加人员',
      addOwner: '添加所有者',
      setRoles: '更改角色',
      setPassphrase: '设置口令',
      setDisabled: '启用或停用账户',
    },
    projects: {
      create: '创建项目',
      change: '更改设置',
      openSample: '打开示例',
    },
    tasks: {
      setWeight: '设置权重',
    },
    work: {
      start: '开始工作',
      submit: '提交',
      takeOver: '转移计时',
      addDraft: '添加文件',
      renameDraft: '重命名文件',
      removeDraft: '移除文件',
    },
  },
};
