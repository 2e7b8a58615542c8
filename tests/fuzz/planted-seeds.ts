import { plantRows, plantWorkbook } from '../../documents/excel/planted-workbook.ts';
import { plantDocx } from '../../documents/office/planted-office.ts';
import { plantDeck, plantFrame, plantShape } from '../../documents/powerpoint/planted-deck.ts';

const schemas = 'http://schemas.openxmlformats.org';
const word = `xmlns:w="${schemas}/wordprocessingml/2006/main"`;

const styles =
  `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="B"><w:rPr><w:b/></w:rPr></w:style></w:styles>';
const numbering =
  `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="lowerRoman"/>` +
  '<w:lvlText w:val="%1.%2)"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="chineseCounting"/><w:lvlText w:val="%2"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num></w:numbering>';
const comments = `<w:comments ${word}><w:comment w:id="0" w:author="A"><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:comment></w:comments>`;
const footnotes = `<w:footnotes ${word}><w:footnote w:id="1"><w:p><w:r><w:t>Note.</w:t></w:r></w:p></w:footnote></w:footnotes>`;
const body =
  `<w:p ${word}><w:pPr><w:pStyle w:val="A"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>` +
  '<w:commentRangeStart w:id="0"/><w:r><w:rPr><w:color w:themeColor="accent1" w:themeTint="99"/><w:highlight w:val="yellow"/></w:rPr><w:t>One</w:t></w:r><w:commentRangeEnd w:id="0"/>' +
  '<w:ins w:id="3" w:author="A"><w:r><w:t>two</w:t></w:r></w:ins><w:del w:id="4"><w:r><w:delText>three</w:delText></w:r></w:del>' +
  '<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://example.org"</w:instrText></w:r>' +
  '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>four</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
  `<w:tbl ${word}><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="100"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/><w:vMerge w:val="restart"/></w:tcPr><w:p/></w:tc></w:tr>` +
  '<w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/><w:vMerge/></w:tcPr><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl><w:p/></w:tc></w:tr></w:tbl>' +
  `<w:p ${word}><m:oMath xmlns:m="${schemas}/officeDocument/2006/math"><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></w:p>` +
  `<w:sectPr ${word}><w:pgSz w:w="100" w:h="200"/><w:cols w:num="2"/></w:sectPr>`;

const relationshipsOf = (pairs: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">${pairs
    .map(
      ([type, target], at) =>
        `<Relationship Id="r${at}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

function plantWord(): Uint8Array {
  return plantDocx(body, [
    {
      name: 'word/_rels/document.xml.rels',
      bytes: relationshipsOf([
        ['styles', 'styles.xml'],
        ['numbering', 'numbering.xml'],
        ['comments', 'comments.xml'],
        ['footnotes', 'footnotes.xml'],
        ['header', 'header1.xml'],
      ]),
    },
    { name: 'word/styles.xml', bytes: styles },
    { name: 'word/numbering.xml', bytes: numbering },
    { name: 'word/comments.xml', bytes: comments },
    { name: 'word/footnotes.xml', bytes: footnotes },
    { name: 'word/header1.xml', bytes: `<w:hdr ${word}><w:p><w:r><w:t>Head</w:t></w:r></w:p></w:hdr>` },
  ]);
}

const chart =
  `<c:chartSpace xmlns:c="${schemas}/drawingml/2006/chart"><c:chart><c:plotArea><c:barChart><c:ser><c:idx val="0"/><c:cat><c:strRef><c:f>A!A1</c:f></c:strRef></c:cat>` +
  '<c:val><c:numRef><c:f>A!A1:A2</c:f><c:numCache><c:ptCount val="2"/><c:pt idx="0"><c:v>1</c:v></c:pt><c:pt idx="1"><c:v>2</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>';

const workbook = plantWorkbook({
  sheets: [
    {
      name: 'A',
      xml:
        '<dimension ref="A1:C9"/><cols><col min="1" max="3" width="9"/></cols>' +
        plantRows([
          ['Name', 'Count', 'Day'],
          ['x', 1, '<c s="1"><v>45000</v></c>'],
          ['y', 2, '<c t="e"><v>#N/A</v></c>'],
          [
            '<c t="s"><v>0</v></c>',
            '<c><f t="shared" ref="B4:B5" si="0">B2+$B$3</f><v>3</v></c>',
            '<c t="b"><v>1</v></c>',
          ],
          [
            null,
            '<c><f t="shared" si="0"/><v>5</v></c>',
            '<c><f t="array" ref="C5:C6">SUM(B2:B3*B2:B3)</f><v>5</v></c>',
          ],
          [null, '<c><f>NOW()+Total</f></c>'],
        ]) +
        '<mergeCells><mergeCell ref="A8:C9"/></mergeCells><conditionalFormatting sqref="B2:B5"><cfRule type="cellIs" operator="greaterThan" priority="1"><formula>1</formula></cfRule></conditionalFormatting>' +
        '<dataValidations><dataValidation type="list" sqref="A2:A5"><formula1>"x,y"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A2" location="B!A1" display="x"/></hyperlinks>',
      links: [
        ['comments', '../comments1.xml'],
        ['table', '../tables/table1.xml'],
      ],
    },
    { name: 'B', xml: plantRows([[1, 2]]), attributes: 'state="veryHidden"' },
  ],
  after: '<definedNames><definedName name="Total">A!$B$2:$B$5</definedName></definedNames>',
  links: [
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ],
  extra: [
    {
      name: 'xl/styles.xml',
      bytes: `<styleSheet xmlns="${schemas}/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="[$-409]d mmm yyyy;@"/></numFmts><fonts><font/></fonts><fills><fill><patternFill patternType="solid"><fgColor theme="4" tint="0.5"/></patternFill></fill></fills><cellXfs><xf/><xf numFmtId="164" fillId="0"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      bytes: `<sst xmlns="${schemas}/spreadsheetml/2006/main"><si><r><t>sha</t></r><r><t>red_x0041_</t></r><rPh><t>no</t></rPh></si></sst>`,
    },
    {
      name: 'xl/comments1.xml',
      bytes: `<comments xmlns="${schemas}/spreadsheetml/2006/main"><authors><author>A</author></authors><commentList><comment ref="A2" authorId="0"><text><t>Why?</t></text></comment></commentList></comments>`,
    },
    {
      name: 'xl/tables/table1.xml',
      bytes: `<table xmlns="${schemas}/spreadsheetml/2006/main" name="T" ref="A1:C5" totalsRowCount="1"><tableColumns><tableColumn name="Name"/></tableColumns></table>`,
    },
  ],
});

const deck = plantDeck({
  slides: [
    {
      shapes:
        plantShape(2, 'Title', plantFrame(1, 2, 3, 4), '<p:ph type="title"/>') +
        `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="G"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm rot="5400000"><a:off x="1" y="1"/><a:ext cx="9" cy="9"/><a:chOff x="0" y="0"/><a:chExt cx="3" cy="3"/></a:xfrm></p:grpSpPr>${plantShape(4, 'In', plantFrame(1, 1, 1, 1) + '<a:prstGeom prst="rect"/><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill>')}</p:grpSp>` +
        '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="T"/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid><a:tr h="1"><a:tc gridSpan="2"><a:txBody><a:p><a:r><a:t>Cell</a:t></a:r></a:p></a:txBody></a:tc><a:tc hMerge="1"/></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>' +
        `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="C"/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="${schemas}/drawingml/2006/chart"><c:chart xmlns:c="${schemas}/drawingml/2006/chart" r:id="r0"/></a:graphicData></a:graphic></p:graphicFrame>`,
      rest: '<p:timing><p:tnLst><p:par><p:cTn id="1" presetClass="entr" presetID="2"><p:childTnLst><p:set><p:cBhvr><p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>',
      relationships: [
        ['chart', '../charts/chart1.xml'],
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ],
    },
    { shapes: plantShape(2, 'Two'), attributes: 'show="0"' },
  ],
  extra: [
    { name: 'ppt/charts/chart1.xml', bytes: chart },
    {
      name: 'ppt/slideLayouts/slideLayout1.xml',
      bytes: `<p:sldLayout xmlns:p="${schemas}/presentationml/2006/main" xmlns:a="${schemas}/drawingml/2006/main"><p:cSld><p:spTree>${plantShape(2, '', plantFrame(5, 5, 5, 5), '<p:ph type="title"/>')}</p:spTree></p:cSld></p:sldLayout>`,
    },
  ],
});

/** Small files built by hand, so that an input made from one is soon understood. */
export const plantedSeeds: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['document.docx', plantWord()],
  ['workbook.xlsx', workbook],
  ['deck.pptx', deck],
];
