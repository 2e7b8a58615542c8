import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseInteger } from '../properties/measure.ts';
import type { EmbeddedObject } from './embedded-object.ts';
import type { ParagraphDraft } from './paragraph-draft.ts';
import { createTextboxReader } from './read-textbox.ts';

interface DrawingDraft {
  name: string | null;
  altText: string | null;
  widthEmu: number | null;
  heightEmu: number | null;
  linkId: string | null;
  isDescribed: boolean;
}

interface PictureDraft {
  relationshipId: string;
  name: string | null;
  altText: string | null;
  linkId: string | null;
  videoId: string | null;
  embedCode: string | null;
}

function addObject(paragraph: ParagraphDraft, object: EmbeddedObject): void {
  paragraph.inlines.push({ kind: 'object', start: paragraph.story.position, object });
}

function notBlank(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}

function readPictureElement(picture: PictureDraft, name: string, attributes: Attributes): void {
  if (name === 'pic:cNvPr') {
    picture.name = attributes['name'] ?? null;
    picture.altText = notBlank(attributes['descr']) ?? notBlank(attributes['title']);
  } else if (name === 'a:blip') {
    picture.relationshipId = attributes['r:embed'] ?? attributes['r:link'] ?? '';
  } else if (name === 'a:hlinkClick') picture.linkId = attributes['r:id'] ?? null;
  else if (name === 'a:videoFile') picture.videoId = attributes['r:link'] ?? null;
  else if (name === 'wp15:webVideoPr') picture.embedCode = attributes['embeddedHtml'] ?? '';
}

function createPicReader(paragraph: ParagraphDraft, drawing: DrawingDraft): ElementReader {
  const picture: PictureDraft = {
    relationshipId: '',
    name: null,
    altText: null,
    linkId: null,
    videoId: null,
    embedCode: null,
  };
  const inside: ElementReader = {
    open: (name, attributes) => {
      readPictureElement(picture, name, attributes);
      return inside;
    },
  };
  const close = (): void => {
    const { widthEmu, heightEmu } = drawing;
    const name = picture.name ?? drawing.name;
    const altText = drawing.altText ?? picture.altText;
    const drawn = { name, altText, widthEmu, heightEmu };
    const { relationshipId, videoId, embedCode } = picture;
    const linkId = picture.linkId ?? drawing.linkId;
    if (relationshipId !== '') addObject(paragraph, { kind: 'image', ...drawn, relationshipId, linkId });
    if (embedCode !== null) addObject(paragraph, { kind: 'online-video', ...drawn, embedCode });
    if (videoId !== null) addObject(paragraph, { kind: 'embedded-video', ...drawn, relationshipId: videoId });
  };
  return { ...inside, close };
}

function readFrame(drawing: DrawingDraft, name: string, attributes: Attributes): void {
  if (name === 'wp:extent') {
    drawing.widthEmu = parseInteger(attributes['cx']);
    drawing.heightEmu = parseInteger(attributes['cy']);
  } else if (name === 'wp:docPr' && !drawing.isDescribed) {
    drawing.isDescribed = true;
    drawing.name = attributes['name'] ?? null;
    drawing.altText = notBlank(attributes['descr']) ?? notBlank(attributes['title']);
  } else if (name === 'a:hlinkClick') drawing.linkId ??= attributes['r:id'] ?? null;
}

/** A reader of w:drawing: pictures, charts, SmartArt, films and the text boxes of shapes, however grouped. */
export function createDrawingReader(paragraph: ParagraphDraft): ElementReader {
  const drawing: DrawingDraft = {
    name: null,
    altText: null,
    widthEmu: null,
    heightEmu: null,
    linkId: null,
    isDescribed: false,
  };
  const addGraphic = (kind: 'chart' | 'smartart', relationshipId: string | undefined): null => {
    const { name, altText, widthEmu, heightEmu } = drawing;
    if (relationshipId !== undefined)
      addObject(paragraph, { kind, name, altText, widthEmu, heightEmu, relationshipId });
    return null;
  };
  const inside: ElementReader = {
    open: (name, attributes) => {
      switch (name) {
        case 'pic:pic':
          return createPicReader(paragraph, drawing);
        case 'c:chart':
        case 'cx:chart':
          return addGraphic('chart', attributes['r:id']);
        case 'dgm:relIds':
          return addGraphic('smartart', attributes['r:dm']);
        case 'w:txbxContent':
        // So strict files that Word writes have it.
        case 'wne:txbxContent':
          return createTextboxReader(paragraph);
        default:
          readFrame(drawing, name, attributes);
          return inside;
      }
    },
  };
  return inside;
}
