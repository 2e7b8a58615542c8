import type { viewers as en } from '../en/viewers.ts';
import type { SameKeys } from '../same-keys.ts';

export const viewers: SameKeys<typeof en> = {
  title: '查看器',
  image: '图片 {name}',
  pdf: '文档 {name}',
  video: '视频 {name}',
  audio: '音频 {name}',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomFit: '适应窗格',
  zoomFull: '实际大小',
  zoomIs: '缩放：{percent}',
  cannotShow: '此处无法显示该文件，请下载后用相应的应用打开。',
  close: '关闭查看器',
  wide: '占满整个窗口',
  narrow: '回到任务说明旁',
};
