import type { Attributes, ElementReader } from '../../xml/read-elements.ts';

/** The picture of a fill or p:pic, by its relationships. */
export interface DrawingBlip {
  readonly embedId: string | null;
  readonly linkId: string | null;
  /** The SVG it was made from; the embedded picture then is only its stand-in. */
  readonly svgId: string | null;
}

/** A reader of a:blip. */
export function createBlipReader(attributes: Attributes, onBlip: (blip: DrawingBlip) => void): ElementReader {
  let svgId: string | null = null;
  const inside: ElementReader = {
    open: (name, child) => {
      if (name === 'asvg:svgBlip') svgId = child['r:embed'] ?? child['r:link'] ?? '';
      return name === 'a:extLst' || name === 'a:ext' ? inside : null;
    },
  };
  return {
    ...inside,
    close: () =>
      onBlip({ embedId: attributes['r:embed'] || null, linkId: attributes['r:link'] || null, svgId }),
  };
}
