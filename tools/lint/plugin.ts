import { fileSize } from './file-size.ts';
import { glossaryWords } from './glossary-words.ts';
import { honestTests } from './honest-tests.ts';
import { noBareText } from './no-bare-text.ts';
import { noRawPrimitives } from './no-raw-primitives.ts';
import { roomImports } from './room-imports.ts';
import type { Rule } from './rule.ts';

interface Plugin {
  readonly meta: { readonly name: string };
  readonly rules: Readonly<Record<string, Rule>>;
}

// The linter asks for a default export.
export default {
  meta: { name: 'plumbline' },
  rules: {
    'file-size': fileSize,
    'glossary-words': glossaryWords,
    'honest-tests': honestTests,
    'no-bare-text': noBareText,
    'no-raw-primitives': noRawPrimitives,
    'room-imports': roomImports,
  },
} satisfies Plugin;
