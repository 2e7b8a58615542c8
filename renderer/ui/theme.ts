import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

/** The one accent: a blue calm enough to look at for hours. */
const plumb: MantineColorsTuple = [
  '#eef4fb',
  '#dbe6f3',
  '#b4cae6',
  '#8aadd9',
  '#6794ce',
  '#5184c7',
  '#447cc5',
  '#356aae',
  '#2b5e9d',
  '#1b518b',
];

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';

/** The visual language: compact, neutral, one accent. Components take their looks from here only. */
export const theme = createTheme({
  primaryColor: 'plumb',
  primaryShade: { light: 7, dark: 5 },
  colors: { plumb },
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", "Noto Sans SC", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.35' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 2 } },
    Select: { defaultProps: { size: 'sm' } },
    MultiSelect: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { size: 'sm' } },
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Badge: { defaultProps: { size: 'sm', radius: 'sm', variant: 'light' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Modal: { defaultProps: { centered: true, padding: 'md' } },
    Text: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm' } },
  },
});
