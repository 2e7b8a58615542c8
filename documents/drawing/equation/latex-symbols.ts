const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho varsigma sigma tau upsilon phi chi psi omega';
const greekCapitals =
  'A B Gamma Delta E Z H Theta I K Lambda M N Xi O Pi P _ Sigma T Upsilon Phi X Psi Omega';

function listLetters(names: string, first: number): [string, string][] {
  return names
    .split(' ')
    .map((name, at): [string, string] => [
      String.fromCodePoint(first + at),
      name.length === 1 ? name : `\\${name} `,
    ]);
}

const signs =
  '± pm|∓ mp|× times|÷ div|⋅ cdot|· cdot|∗ ast|∘ circ|≤ le|≥ ge|≠ ne|≈ approx|≡ equiv|∼ sim|≅ cong|∝ propto|∞ infty|' +
  '∂ partial|∇ nabla|∑ sum|∏ prod|∐ coprod|∫ int|∬ iint|∭ iiint|∮ oint|√ sqrt{}|∈ in|∉ notin|∋ ni|⊂ subset|⊃ supset|' +
  '⊆ subseteq|⊇ supseteq|∪ cup|∩ cap|∅ emptyset|∀ forall|∃ exists|¬ neg|∧ wedge|∨ vee|⊕ oplus|⊗ otimes|⊥ perp|∥ parallel|' +
  '→ to|← leftarrow|↔ leftrightarrow|⇒ Rightarrow|⇐ Leftarrow|⇔ Leftrightarrow|↦ mapsto|… ldots|⋯ cdots|⋮ vdots|⋱ ddots|' +
  'ℏ hbar|ℓ ell|ℜ Re|ℑ Im|ℵ aleph|∠ angle|° circ|′ prime|ϕ phi|ϵ epsilon|ϑ vartheta|ℝ mathbb{R}|ℕ mathbb{N}|ℤ mathbb{Z}|' +
  'ℚ mathbb{Q}|ℂ mathbb{C}|⟨ langle|⟩ rangle|⌊ lfloor|⌋ rfloor|⌈ lceil|⌉ rceil|‖ Vert';

const escaped = [...'#$%&_{}'].map((sign): [string, string] => [sign, `\\${sign}`]);

const bySign = new Map<string, string>([
  ...listLetters(greek, 0x3b1),
  ...listLetters(greekCapitals, 0x391),
  ...signs.split('|').map((pair): [string, string] => [pair.slice(0, 1), `\\${pair.slice(2)} `]),
  ...escaped,
  ['−', '-'],
  ['°', '^{\\circ}'],
  ['\\', '\\backslash '],
  ['~', '\\sim '],
  ['^', '\\hat{}'],
  ['\u00a0', '\\ '],
]);

const mathItalicStart = 0x1d434;

/** Math alphanumerics are letters that somebody chose a shape for: Word writes italics that way. */
function toPlainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < mathItalicStart || code > 0x1d7ff) return sign;
  return sign.normalize('NFKC');
}

/** Text of an equation as LaTeX writes it in math mode. */
export function toLatexText(text: string): string {
  return [...text]
    .map(toPlainLetter)
    .map((sign) => bySign.get(sign) ?? sign)
    .join('');
}
