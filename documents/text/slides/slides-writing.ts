import type { SlideView } from '../../powerpoint/facts/slide-view.ts';
import type { PowerpointArtifact } from './powerpoint-artifact.ts';

/** What one slide is written with. */
export interface SlideWriting {
  readonly view: SlideView;
  readonly leftOut: ReadonlySet<PowerpointArtifact>;
  /** Numbers of slides by their part in lower case, for links from slide to slide. */
  readonly slideByPart: ReadonlyMap<string, number>;
}
