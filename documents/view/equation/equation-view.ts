/** The elements of MathML Core that equations are drawn with. */
export type MathTag =
  | 'mrow'
  | 'mi'
  | 'mn'
  | 'mo'
  | 'mtext'
  | 'mfrac'
  | 'msup'
  | 'msub'
  | 'msubsup'
  | 'mmultiscripts'
  | 'mprescripts'
  | 'msqrt'
  | 'mroot'
  | 'munder'
  | 'mover'
  | 'munderover'
  | 'mtable'
  | 'mtr'
  | 'mtd'
  | 'mphantom'
  | 'menclose';

/** A piece of an equation: a name of MathML Core, and text or further pieces. */
export interface MathView {
  readonly tag: MathTag;
  readonly text?: string;
  readonly children?: readonly MathView[];
  /** What a piece is apart from its name, in the words of MathML. */
  readonly attributes?: Readonly<Record<string, string>>;
}
