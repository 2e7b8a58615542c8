/** Where the lanes of the picture lie, in pixels from its top. */
export const lanes = {
  height: 124,
  roundText: 13,
  roundLine: 22,
  barTop: 30,
  barHeight: 34,
  markerTop: 70,
  axis: 92,
  tickText: 106,
  dayText: 119,
} as const;

/** Space left and right, so that labels at the edges are not cut. */
export const sidePadding = 12;
