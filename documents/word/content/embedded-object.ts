import type { MathNode } from '../../drawing/equation/math-node.ts';
import type { WordStory } from './story.ts';

/** What a picture, a drawing or an equation in a text is. Sizes in EMU. */
interface Drawn {
  readonly name: string | null;
  readonly altText: string | null;
  readonly widthEmu: number | null;
  readonly heightEmu: number | null;
}

export type EmbeddedObject =
  | (Drawn & {
      readonly kind: 'image';
      readonly relationshipId: string;
      /** Of what a click on it opens. */
      readonly linkId: string | null;
    })
  | (Drawn & { readonly kind: 'chart' | 'smartart'; readonly relationshipId: string })
  | (Drawn & { readonly kind: 'online-video'; readonly embedCode: string })
  | (Drawn & { readonly kind: 'embedded-video'; readonly relationshipId: string })
  | { readonly kind: 'textbox'; readonly story: WordStory }
  | {
      readonly kind: 'equation';
      readonly text: string;
      readonly latex: string | null;
      readonly isDisplayed: boolean;
      /** As written; null where the format has another way to write equations. */
      readonly root: MathNode | null;
    }
  | { readonly kind: 'ole-object'; readonly programId: string | null; readonly relationshipId: string };
