// NameStartChar and NameChar of XML 1.0 (fifth edition), productions 4 and 4a.
const start =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const name = new RegExp(`^[${start}][${start}.\\-0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`, 'u');

export function isXmlName(text: string): boolean {
  return name.test(text);
}
