import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
  IconPresentation,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

interface Look {
  readonly icon: ComponentType<{ readonly size?: number | string; readonly color?: string }>;
  readonly color: string;
}

const other: Look = { icon: IconFile, color: 'var(--mantine-color-dimmed)' };
const word: Look = { icon: IconFileText, color: 'var(--mantine-color-blue-6)' };
const sheet: Look = { icon: IconFileSpreadsheet, color: 'var(--mantine-color-green-7)' };
const slides: Look = { icon: IconPresentation, color: 'var(--mantine-color-orange-7)' };
const image: Look = { icon: IconPhoto, color: 'var(--mantine-color-grape-6)' };

const looks: Readonly<Record<string, Look>> = {
  doc: word,
  docx: word,
  docm: word,
  txt: { ...other, icon: IconFileText },
  md: { ...other, icon: IconFileText },
  csv: sheet,
  xls: sheet,
  xlsx: sheet,
  xlsm: sheet,
  ppt: slides,
  pptx: slides,
  pptm: slides,
  pdf: { icon: IconFileTypePdf, color: 'var(--mantine-color-red-7)' },
  zip: { ...other, icon: IconFileZip },
  png: image,
  jpg: image,
  jpeg: image,
  gif: image,
  webp: image,
};

/** The kind of a file by its name's ending; decoration, since the name stands beside it. */
export function FileIcon({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const { icon: Icon, color } = looks[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? other;
  return (
    <span aria-hidden style={{ display: 'inline-flex', flex: 'none' }}>
      <Icon size={size} color={color} />
    </span>
  );
}
