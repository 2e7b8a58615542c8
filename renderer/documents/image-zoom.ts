/** A picture's zoom: `fit` follows the pane, a number is a ratio of the actual size. */
export type Zoom = 'fit' | number;

export interface Size {
  readonly width: number;
  readonly height: number;
}

const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8] as const;

/** The ratio at which a picture is drawn; fitting never enlarges it. */
export function computeScale(zoom: Zoom, picture: Size, pane: Size): number {
  if (zoom !== 'fit') return zoom;
  if (picture.width === 0 || picture.height === 0 || pane.width === 0 || pane.height === 0) return 1;
  return Math.min(1, pane.width / picture.width, pane.height / picture.height);
}

/** The next step up or down from the scale that is shown now. */
export function stepZoom(scale: number, direction: 'in' | 'out'): number {
  const slack = 0.001;
  return direction === 'in'
    ? (steps.find((step) => step > scale + slack) ?? steps[steps.length - 1] ?? scale)
    : (steps.findLast((step) => step < scale - slack) ?? steps[0]);
}
