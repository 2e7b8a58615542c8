import { namespaces, xmlHead } from './xml-text.ts';

/** The colours of the sample's documents, as hex without `#`. */
export const palette = {
  ink: '1F2937',
  paper: 'FFFFFF',
  navy: '1F3A5F',
  mist: 'EEF2F7',
  accents: ['2F6690', 'D97706', '3A7D44', '9B2C2C', '6B4E9B', '0F766E'],
} as const;

function solid(tag: string, hex: string): string {
  return `<a:${tag}><a:srgbClr val="${hex}"/></a:${tag}>`;
}

function fontsOf(tag: string): string {
  return (
    `<a:${tag}><a:latin typeface="Calibri"/><a:ea typeface="Microsoft YaHei"/><a:cs typeface=""/>` +
    `<a:font script="Hans" typeface="Microsoft YaHei"/></a:${tag}>`
  );
}

const line = (width: number): string =>
  `<a:ln w="${width}"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln>`;
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';

/** The theme part that the sample's Word, Excel and PowerPoint files share. */
export function themeXml(): string {
  const accents = palette.accents.map((hex, index) => solid(`accent${index + 1}`, hex)).join('');
  return (
    `${xmlHead}<a:theme ${namespaces.a} name="Sample"><a:themeElements><a:clrScheme name="Sample">` +
    solid('dk1', palette.ink) +
    solid('lt1', palette.paper) +
    solid('dk2', palette.navy) +
    solid('lt2', palette.mist) +
    accents +
    solid('hlink', '2F6690') +
    solid('folHlink', '6B4E9B') +
    `</a:clrScheme><a:fontScheme name="Sample">${fontsOf('majorFont')}${fontsOf('minorFont')}</a:fontScheme>` +
    `<a:fmtScheme name="Sample"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst>` +
    '</a:fmtScheme></a:themeElements></a:theme>'
  );
}

export const themeContentType = 'application/vnd.openxmlformats-officedocument.theme+xml';
