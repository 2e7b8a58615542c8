import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

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
  primaryShade: 7,
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
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 2 } },
    Select: { defaultProps: { size: 'sm' } },
    MultiSelect: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { size: 'sm' } },
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Badge: {
      defaultProps: { size: 'sm', radius: 'sm', variant: 'light' },
      styles: { root: { textTransform: 'none', fontWeight: 500 } },
    },
    Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Modal: { defaultProps: { centered: true, padding: 'md' }, styles: { title: { fontWeight: 600 } } },
    // The page has one banner; a dialog's head is none.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Text: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm' } },
  },
});

/** Text on a light tint of each colour, dark enough to read (WCAG AA). */
const inkOnTint: Readonly<Record<string, string>> = {
  blue: '#155a9c',
  gray: '#495057',
  grape: '#7d2590',
  green: '#22652b',
  indigo: '#364fc7',
  orange: '#993d08',
  plumb: '#1b518b',
  red: '#ad2424',
  teal: '#06634a',
  yellow: '#7a4f01',
};

/** Where Mantine's own choice would be too faint to read. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c646c',
    '--mantine-color-placeholder': '#6c757d',
    '--mantine-color-error': '#c92a2a',
    ...Object.fromEntries(
      Object.entries(inkOnTint).map(([color, ink]) => [`--mantine-color-${color}-light-color`, ink]),
    ),
  },
  dark: {
    '--mantine-color-anchor': plumb[3],
    '--mantine-color-error': '#ff8787',
    '--mantine-color-dimmed': '#a6a6a6',
    '--mantine-color-placeholder': '#969696',
  },
});
