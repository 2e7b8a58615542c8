import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../../xml/read-elements.ts';
import { createTextBodyReader } from '../text/read-text-body.ts';
import { textOfBody } from '../text/text-body.ts';
import { buildSmartArtTree, type SmartArtLink, type SmartArtPoint } from './build-smartart-tree.ts';
import type { SmartArt } from './smartart.ts';

type PointDraft = { -readonly [Key in keyof SmartArtPoint]: SmartArtPoint[Key] };

interface Draft {
  layoutId: string | null;
  readonly points: PointDraft[];
  readonly links: SmartArtLink[];
}

function createPointReader(draft: Draft, attributes: Attributes): ElementReader {
  const point: PointDraft = {
    id: attributes['modelId'] ?? '',
    kind: attributes['type'] ?? 'node',
    text: '',
  };
  draft.points.push(point);
  return {
    open: (name, child) => {
      if (name === 'dgm:prSet' && point.kind === 'doc') draft.layoutId = child['loTypeId'] || null;
      if (name !== 'dgm:t') return null;
      return createTextBodyReader(
        (body) => void (point.text = textOfBody(body)),
        () => undefined,
      );
    },
  };
}

function openElement(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  if (name === 'dgm:pt') return createPointReader(draft, attributes);
  if (name === 'dgm:cxn') {
    if ((attributes['type'] ?? 'parOf') === 'parOf') {
      draft.links.push({
        from: attributes['srcId'] ?? '',
        to: attributes['destId'] ?? '',
        order: Number(attributes['srcOrd'] ?? 0) || 0,
      });
    }
    return null;
  }
  const isContainer = name === 'dgm:dataModel' || name === 'dgm:ptLst' || name === 'dgm:cxnLst';
  return isContainer ? { open: (child, inner) => openElement(draft, child, inner) } : null;
}

/** Reads the data part of a SmartArt graphic; throws DocumentError. */
export function readSmartArt(archive: ZipArchive, entry: ZipEntry): SmartArt {
  const draft: Draft = { layoutId: null, points: [], links: [] };
  readElements(archive, entry, { open: (name, attributes) => openElement(draft, name, attributes) });
  return { layoutId: draft.layoutId, ...buildSmartArtTree(draft.points, draft.links) };
}
