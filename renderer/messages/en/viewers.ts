/** Files shown in place. */
export const viewers = {
  title: 'Viewer',
  image: 'Picture {name}',
  pdf: 'Document {name}',
  video: 'Video {name}',
  audio: 'Sound {name}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit to the pane',
  zoomFull: 'Actual size',
  zoomIs: 'Zoom: {percent}',
  cannotShow: 'This file cannot be shown here. Download it and open it in its own app.',
  close: 'Close the viewer',
  wide: 'Use the whole window',
  narrow: 'Back beside the instruction',
} as const;
