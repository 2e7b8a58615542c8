import type { AppFacts } from '../facts/fact.ts';
import { findStatedPages, listMetadataFacts } from '../facts/metadata.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { listWordFacts } from '../word/index.ts';
import { readOpenMetadata } from './read-open-metadata.ts';
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
