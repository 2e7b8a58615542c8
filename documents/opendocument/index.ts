import type { AppFacts } from '../facts/fact.ts';
import { findStatedPages, listMetadataFacts } from '../facts/metadata.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { listPowerpointFacts } from '../powerpoint/index.ts';
import { listWordFacts } from '../word/index.ts';
import { readOpenMetadata } from './read-open-metadata.ts';
import { readOpenSlides } from './read-open-slides.ts';
import { readOpenText } from './read-open-text.ts';

/** Facts of an OpenDocument text; throws DocumentError when nothing of it can be read. */
export function readOpenTextFacts(archive: ZipArchive): AppFacts {
  const metadata = readOpenMetadata(archive);
  const pages = findStatedPages(metadata);
  const model = readOpenText(archive, pages);
  return {
    app: 'word',
    size: { pages, sheets: null, slides: null, bucket: null },
    facts: [...listWordFacts(model), ...listMetadataFacts(metadata)],
    warnings: [...metadata.warnings, ...model.warnings],
  };
}

/** Facts of an OpenDocument presentation; throws DocumentError when nothing of it can be read. */
export function readOpenSlideFacts(archive: ZipArchive): AppFacts {
  const metadata = readOpenMetadata(archive);
  const model = readOpenSlides(archive);
  return {
    app: 'powerpoint',
    size: { pages: null, sheets: null, slides: model.slides.length, bucket: null },
    facts: [...listPowerpointFacts(model), ...listMetadataFacts(metadata)],
    warnings: [...metadata.warnings, ...model.warnings],
  };
}
