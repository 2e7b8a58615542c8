/** The shell's own words; everything else a person reads comes from the page. */
const english = {
  file: 'File',
  quit: 'Quit',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  view: 'View',
  reload: 'Reload',
  actualSize: 'Actual Size',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  fullScreen: 'Full Screen',
  developerTools: 'Developer Tools',
  window: 'Window',
  minimize: 'Minimize',
  close: 'Close',
  help: 'Help',
  about: 'About Plumbline',
  hide: 'Hide Plumbline',
  cannotStartTitle: 'Plumbline cannot start',
  cannotStart:
    'Its core keeps stopping. Nothing that was saved is lost. Start Plumbline again; if this comes back, run "plumbline doctor" and report what it gathers.',
};

export type ShellText = Readonly<typeof english>;

const chinese: ShellText = {
  file: '文件',
  quit: '退出',
  edit: '编辑',
  undo: '撤销',
  redo: '重做',
  cut: '剪切',
  copy: '复制',
  paste: '粘贴',
  selectAll: '全选',
  view: '视图',
  reload: '重新加载',
  actualSize: '实际大小',
  zoomIn: '放大',
  zoomOut: '缩小',
  fullScreen: '全屏',
  developerTools: '开发者工具',
  window: '窗口',
  minimize: '最小化',
  close: '关闭',
  help: '帮助',
  about: '关于 Plumbline',
  hide: '隐藏 Plumbline',
  cannotStartTitle: 'Plumbline 无法启动',
  cannotStart:
    '核心进程反复停止。已保存的内容不会丢失。请重新启动 Plumbline；如果问题再次出现，请运行 "plumbline doctor" 并提交它收集的信息。',
};

/** The shell's words in the language of `locale` (a BCP 47 tag): Chinese or, for all others, English. */
export function getShellText(locale: string): ShellText {
  return /^zh\b/i.test(locale) ? chinese : english;
}
