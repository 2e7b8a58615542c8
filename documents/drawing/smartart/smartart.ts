/** A node of a SmartArt graphic as its outline shows it. */
export interface SmartArtNode {
  readonly text: string;
  readonly isAssistant: boolean;
  readonly children: readonly SmartArtNode[];
}

/** A SmartArt graphic by its data model, which holds the text; the drawing part is only its picture. */
export interface SmartArt {
  /** `urn:microsoft.com/office/officeart/2005/8/layout/process1`; null where the file does not say. */
  readonly layoutId: string | null;
  /** Texts of nodes in the order of the file. */
  readonly texts: readonly string[];
  readonly roots: readonly SmartArtNode[];
}
