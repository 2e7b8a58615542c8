export { computeCrc32 } from './package/crc32.ts';
export { DocumentError, type DocumentErrorCode } from './package/document-error.ts';
export type { ByteSource, DocumentInput } from './package/byte-source.ts';
export { defaultPackageLimits, type PackageLimits } from './package/package-limits.ts';
export { findUnsafeName, type UnsafeNameReason } from './package/unsafe-name.ts';
export type { ChunkReader } from './package/inflate-entry.ts';
export { openZip, type OpenZipOptions, type ZipArchive, type ZipEntry } from './package/zip-archive.ts';
export { readXmlEntry, type XmlHandlers } from './xml/read-xml.ts';
export { openOfficePackage, type OfficePackage } from './office/office-package.ts';
export type { Relationship } from './office/relationships.ts';
export type {
  DocumentFormat,
  OfficeApp,
  OfficeFormat,
  OpenDocumentFormat,
} from './identify/document-format.ts';
export { identifyFormat, type FormatIdentity } from './identify/identify-format.ts';
export type { PreflightCode, PreflightFinding } from './preflight/preflight-finding.ts';
export { defaultPreflightLimits, type PreflightLimits } from './preflight/preflight-limits.ts';
export { type DeliverableFile, preflightDeliverable } from './preflight/preflight-deliverable.ts';
export { readFacts, type ReadFactsOptions } from './facts/read-facts.ts';
export type { FactsDocument, FactsFailure, FactsReading } from './facts/facts-document.ts';
export type { Artifact } from './text/artifact.ts';
export { readText, type ReadTextOptions } from './text/read-text.ts';
export type { TextDocument, TextReading, TextRefusal } from './text/text-document.ts';
export { textForms } from './text/text-form.ts';
export { diffDocuments, type DiffInput, type DiffOptions } from './diff/diff-documents.ts';
export {
  type DiffFailure,
  type DifferenceGroup,
  differenceGroups,
  type DocumentDiff,
} from './diff/document-diff.ts';
export type { Anchor, Selector } from './facts/anchor.ts';
export type { DocumentWarning, Fact, FileIdentity } from './facts/fact.ts';
export { openDocument, type OpenDocumentOptions, type OpenedDocument } from './view/open-document.ts';
export { createAnchorPlacer, type AnchorPlace, type OrphanReason } from './anchors/create-anchor-placer.ts';
export { createAnchorResolver } from './anchors/create-anchor-resolver.ts';
export type { ResolvedAnchor, ResolvedPlace } from './anchors/resolved-anchor.ts';
export { createDocumentSearch, type DocumentSearch } from './find/create-document-search.ts';
export type { FindGroup, FindHit } from './find/find-hit.ts';
export { listStories } from './word/index.ts';
export { selectText } from './facts/select.ts';
export { viewWord } from './view/word/view-word.ts';
export type {
  BlockView,
  ElementPlace,
  InlineView,
  ObjectView,
  OutlineEntry,
  ParagraphView,
  RunLook,
  TableView,
  WordCommentView,
  WordNoteView,
  WordSheet,
  WordView,
} from './view/word/word-view.ts';
export type { SmartArtNode } from './drawing/smartart/smartart.ts';
export { viewDeck, viewSlide } from './view/powerpoint/view-slide.ts';
export type {
  BoxView as SlideBoxView,
  ColorView as SlideColorView,
  DeckView,
  EffectView as SlideEffectView,
  ElementPlace as SlideElementPlace,
  LineView as SlideLineView,
  PaintView as SlidePaintView,
  RunLookView as SlideRunLook,
  ShapeView as SlideShapeView,
  SlideHead,
  SlideView,
  SmartArtNodeView as SlideSmartArtNode,
  TableView as SlideTableView,
  TextParagraphView as SlideTextParagraph,
  TextRunView as SlideTextRun,
  TextView as SlideTextView,
} from './view/powerpoint/slide-view.ts';
export type { Chart } from './drawing/chart/chart.ts';
export type { MathView } from './view/equation/equation-view.ts';
export { columnName, formatRange, parseSheetRef } from './excel/cell-ref.ts';
export type { LoadedSheet } from './excel/facts/list-excel-facts.ts';
export type { CellStyle } from './excel/workbook/styles.ts';
export type {
  CellDetail,
  DrawnObjectView,
  GridCell,
  RowView,
  SheetFrame,
  WorkbookView,
} from './view/excel/excel-view.ts';
export {
  loadSheetToDraw,
  viewCell,
  viewRows,
  viewSheetFrame,
  viewWorkbook,
} from './view/excel/view-sheet.ts';
export { findEdge } from './view/excel/find-edge.ts';
export { findSheetElement } from './view/excel/find-sheet-element.ts';
export { listSheetNotes, listSheetRanges } from './view/excel/list-sheet-notes.ts';
export type { NoteField, SheetNote, SheetNoteKind } from './view/excel/sheet-note.ts';
