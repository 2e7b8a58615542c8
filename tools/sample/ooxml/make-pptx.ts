import { type OfficePart, packOffice } from './pack-office.ts';
import { layouts, masterParts, type SlideLayout, slideSize } from './pptx-master.ts';
import { placeholder, shapeTree } from './pptx-shapes.ts';
import { themeContentType, themeXml } from './theme.ts';
import { namespaces, xmlHead } from './xml-text.ts';

export type Slide = {
  readonly layout: SlideLayout;
  readonly shapes: readonly string[];
  readonly hasNumber?: boolean;
};

const powerpoint = 'application/vnd.openxmlformats-officedocument.presentationml';

function slidePart(slide: Slide, index: number): OfficePart {
  const shapes = slide.hasNumber === true ? [...slide.shapes, placeholder(90, 'sldNum', [])] : slide.shapes;
  const layout = layouts.findIndex(({ name }) => name === slide.layout) + 1;
  return {
    path: `ppt/slides/slide${index + 1}.xml`,
    contentType: `${powerpoint}.slide+xml`,
    xml:
      `${xmlHead}<p:sld ${namespaces.a} ${namespaces.r} ${namespaces.p}><p:cSld>${shapeTree(shapes)}</p:cSld>` +
      '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>',
    relationships: [{ id: 'rId1', type: 'slideLayout', target: `../slideLayouts/slideLayout${layout}.xml` }],
  };
}

function presentationPart(count: number): OfficePart {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const ids = numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number + 1}"/>`);
  return {
    path: 'ppt/presentation.xml',
    contentType: `${powerpoint}.presentation.main+xml`,
    xml:
      `${xmlHead}<p:presentation ${namespaces.a} ${namespaces.r} ${namespaces.p} saveSubsetFonts="1"><p:sldMasterIdLst>` +
      `<p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst>` +
      `<p:sldSz cx="${slideSize.width}" cy="${slideSize.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    relationships: [
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...numbers.map((number) => ({
        id: `rId${number + 1}`,
        type: 'slide',
        target: `slides/slide${number}.xml`,
      })),
      { id: `rId${count + 2}`, type: 'presProps', target: 'presProps.xml' },
      { id: `rId${count + 3}`, type: 'tableStyles', target: 'tableStyles.xml' },
      { id: `rId${count + 4}`, type: 'theme', target: 'theme/theme1.xml' },
    ],
  };
}

/** A PowerPoint deck in 16:9 on one master with three layouts. */
export function makePptx(title: string, slides: readonly Slide[]): Uint8Array {
  return packOffice(
    [
      presentationPart(slides.length),
      ...slides.map(slidePart),
      ...masterParts(),
      { path: 'ppt/theme/theme1.xml', contentType: themeContentType, xml: themeXml() },
      {
        path: 'ppt/presProps.xml',
        contentType: `${powerpoint}.presProps+xml`,
        xml: `${xmlHead}<p:presentationPr ${namespaces.a} ${namespaces.r} ${namespaces.p}/>`,
      },
      {
        path: 'ppt/tableStyles.xml',
        contentType: `${powerpoint}.tableStyles+xml`,
        xml: `${xmlHead}<a:tblStyleLst ${namespaces.a} def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
      },
    ],
    { title, subject: 'Sample project', application: 'Microsoft Office PowerPoint' },
  );
}
