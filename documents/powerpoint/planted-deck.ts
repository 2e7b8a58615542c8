import { plantRelationships } from '../office/planted-office.ts';
import { type PlantedEntry, plantZip } from '../package/planted-zip.ts';

const schemas = 'http://schemas.openxmlformats.org';
const namespaces =
  `xmlns:a="${schemas}/drawingml/2006/main" xmlns:p="${schemas}/presentationml/2006/main" ` +
  `xmlns:r="${schemas}/officeDocument/2006/relationships" xmlns:m="${schemas}/officeDocument/2006/math" ` +
  `xmlns:mc="${schemas}/markup-compatibility/2006" ` +
  'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" ' +
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"';
const mainType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

/** One slide of a planted deck; relationships are numbered `r0`, `r1` … in the order given. */
export interface PlantedSlide {
  /** The content of p:spTree. */
  readonly shapes: string;
  /** What follows p:cSld. */
  readonly rest?: string;
  readonly attributes?: string;
  readonly relationships?: readonly (readonly [type: string, target: string])[];
}

export interface PlantedDeck {
  readonly slides: readonly PlantedSlide[];
  readonly extra?: readonly PlantedEntry[];
  /** What follows p:sldIdLst. */
  readonly presentationRest?: string;
  readonly relationships?: readonly (readonly [type: string, target: string])[];
}

/** A part with the namespaces every planted part shares. */
export function plantPart(root: string, content: string, attributes = ''): string {
  return `<p:${root} ${namespaces} ${attributes}>${content}</p:${root}>`;
}

/** A shape with text; `properties` is the content of p:spPr, `place` that of p:nvPr. */
export function plantShape(id: number, text: string, properties = '', place = ''): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:t>${text}</a:t></a:r></a:p>` +
    '</p:txBody></p:sp>'
  );
}

export function plantFrame(x: number, y: number, cx: number, cy: number): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`;
}

function plantSlide(slide: PlantedSlide, number: number): PlantedEntry[] {
  const content = `<p:cSld><p:spTree>${slide.shapes}</p:spTree></p:cSld>${slide.rest ?? ''}`;
  return [
    { name: `ppt/slides/slide${number}.xml`, bytes: plantPart('sld', content, slide.attributes) },
    {
      name: `ppt/slides/_rels/slide${number}.xml.rels`,
      bytes: plantRelationships(slide.relationships ?? []),
    },
  ];
}

/** A deck of these slides, in the order given; slide files are numbered from 1. */
export function plantDeck({ slides, extra, presentationRest, relationships }: PlantedDeck): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index}"/>`).join('');
  const slideRelationships = slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const);
  return plantZip([
    {
      name: '[Content_Types].xml',
      bytes:
        `<Types xmlns="${schemas}/package/2006/content-types">` +
        `<Override PartName="/ppt/presentation.xml" ContentType="${mainType}"/></Types>`,
    },
    { name: '_rels/.rels', bytes: plantRelationships([['officeDocument', 'ppt/presentation.xml']]) },
    {
      name: 'ppt/presentation.xml',
      bytes: plantPart(
        'presentation',
        `<p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="10000" cy="5000"/>${presentationRest ?? ''}`,
      ),
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      bytes: plantRelationships([...slideRelationships, ...(relationships ?? [])]),
    },
    ...slides.flatMap((slide, index) => plantSlide(slide, index + 1)),
    ...(extra ?? []),
  ]);
}
