import type { incentives as en } from '../en/incentives.ts';
import type { SameKeys } from '../same-keys.ts';

export const incentives: SameKeys<typeof en> = {
  title: '激励',
  lead: '按每日通过的作答总分排名。Plumbline 只显示报酬，不负责支付。',
  day: '日期',
  chooseDay: '选择日期',
  newer: '后一天',
  older: '前一天',
  rank: '名次',
  person: '人员',
  accepted: '已通过',
  total: '总分',
  multiplier: '倍率',
  pay: '当日报酬',
  people: '{count, plural, other {# 人}}',
  base: '每日基本报酬：{amount}。前四分之一 1.5 倍，前一半 1.25 倍；总分为 0 时无奖励。',
  emptyTitle: '还没有通过的作答',
  emptyHint: '专家首次通过作答且已有得分后，这里会显示相应的日期。',
};
