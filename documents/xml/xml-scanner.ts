import { decodeReferences } from './decode-references.ts';
import { isXmlName } from './xml-names.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** What a scanner tells; names as written. The last two throw. */
export interface XmlEvents {
  readonly onOpen: (name: string, attributes: XmlAttributes) => void;
  readonly onClose: (name: string) => void;
  readonly onText: (text: string) => void;
  readonly onDoctype: () => never;
  readonly onFault: (message: string) => never;
}

// Objects of one hidden class are several times as fast as `Object.create(null)`, and foreign names are as safe in them.
function Bare(): void {
  // Nothing: the prototype is what counts.
}
Bare.prototype = Object.create(null) as object;
const BareObject = Bare as unknown as new () => Record<string, string>;
const noAttributes: XmlAttributes = Object.freeze(new BareObject());

const lessThan = 60;
const greaterThan = 62;
const slash = 47;
const bang = 33;
const question = 63;
const equals = 61;
const doubleQuote = 34;
const singleQuote = 39;
const ampersand = 38;
const space = 32;

// Line ends are one kind by the time they are looked at.
function isSpace(code: number): boolean {
  return code === space || code === 10 || code === 9;
}

const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
// Production 23 of XML 1.0.
const declaration =
  /^xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*$/;
const maxDepth = 100_000;
// VML keeps whole pictures in attributes; beyond this it is none.
const maxTagLength = 64 * 1024 * 1024;
const incomplete = -1;

// The parts of a package use the same few hundred names; only a hostile one has more than these.
const sharedNames = new Map<string, string>();
const maxSharedNames = 4_000;
const maxSharedLength = 64;

/**
 * Reads XML without a document type, piece by piece, and insists on well-formedness: tags that match, one root, known
 * references, quoted and unrepeated attributes, valid names and characters.
 */
export class XmlScanner {
  private readonly events: XmlEvents;
  private readonly names = new Map<string, string>();
  private readonly stack: string[] = [];
  /** The beginning of a tag whose end is still to come. */
  private rest = '';
  /** How much there must be before the rest is looked at again: doubling keeps a long tag from being read over and over. */
  private wantedLength = 0;
  private text = '';
  private hasRoot = false;
  private hasInput = false;
  /** Whether there was markup of any kind. */
  private hasBegun = false;
  private endsInReturn = false;

  constructor(events: XmlEvents) {
    this.events = events;
  }

  write(chunk: string): void {
    if (chunk === '') return;
    if (forbidden.test(chunk)) this.events.onFault('disallowed character.');
    // A byte order mark may stand in front of everything.
    const text = this.hasInput || !chunk.startsWith('\ufeff') ? chunk : chunk.slice(1);
    this.hasInput = true;
    this.rest += this.unifyLineEnds(text);
    if (this.rest.length >= this.wantedLength) this.readRest();
  }

  close(): void {
    this.readRest();
    if (this.rest !== '') this.events.onFault('unexpected end.');
    this.flushText();
    if (this.stack.length > 0) this.events.onFault(`unclosed tag: ${this.stack.at(-1) ?? ''}`);
    if (!this.hasRoot) this.events.onFault('document must contain a root element.');
  }

  private readRest(): void {
    const buffer = this.rest;
    this.rest = '';
    this.wantedLength = 0;
    let at = 0;
    while (at < buffer.length) {
      const tag = buffer.indexOf('<', at);
      if (tag !== at) this.text += tag < 0 ? buffer.slice(at) : buffer.slice(at, tag);
      if (tag < 0) break;
      const end = this.readMarkup(buffer, tag);
      if (end === incomplete) {
        this.rest = buffer.slice(tag);
        this.wantedLength = this.rest.length * 2;
        if (this.rest.length > maxTagLength) this.events.onFault('a tag is too long.');
        break;
      }
      this.hasBegun = true;
      at = end;
    }
  }

  private unifyLineEnds(chunk: string): string {
    if (!this.endsInReturn && !chunk.includes('\r')) return chunk;
    const whole = this.endsInReturn ? `\r${chunk}` : chunk;
    this.endsInReturn = whole.endsWith('\r');
    return (this.endsInReturn ? whole.slice(0, -1) : whole).replaceAll(/\r\n?/g, '\n');
  }

  private flushText(): void {
    if (this.text === '') return;
    const raw = this.text;
    this.text = '';
    if (this.stack.length === 0) {
      if (/[^ \n\t]/.test(raw)) this.events.onFault('text data outside of root node.');
      return;
    }
    if (raw.includes(']]>')) this.events.onFault('the string "]]>" is disallowed in char data.');
    this.events.onText(raw.includes('&') ? this.decode(raw) : raw);
  }

  private decode(raw: string): string {
    return decodeReferences(raw) ?? this.events.onFault('undefined entity.');
  }

  private readMarkup(buffer: string, at: number): number {
    const code = buffer.charCodeAt(at + 1);
    if (code === slash) return this.readClose(buffer, at);
    if (code === bang) return this.readDeclaration(buffer, at);
    if (code === question) return this.readInstruction(buffer, at);
    return at + 1 >= buffer.length ? incomplete : this.readOpen(buffer, at);
  }

  private readClose(buffer: string, at: number): number {
    const end = buffer.indexOf('>', at + 2);
    if (end < 0) return incomplete;
    this.flushText();
    const name = this.stack.pop();
    const nameEnd = at + 2 + (name?.length ?? 0);
    const isMatch =
      name !== undefined &&
      buffer.startsWith(name, at + 2) &&
      (nameEnd === end || /^[ \n\t]+$/.test(buffer.slice(nameEnd, end)));
    if (!isMatch) return this.events.onFault('unexpected close tag.');
    this.events.onClose(name);
    return end + 1;
  }

  private readDeclaration(buffer: string, at: number): number {
    if (buffer.startsWith('<!--', at)) {
      const end = buffer.indexOf('--', at + 4);
      if (end < 0 || end + 2 >= buffer.length) return incomplete;
      if (buffer.charCodeAt(end + 2) !== greaterThan) this.events.onFault('malformed comment.');
      return end + 3;
    }
    if (buffer.startsWith('<![CDATA[', at)) {
      const end = buffer.indexOf(']]>', at + 9);
      if (end < 0) return incomplete;
      if (this.stack.length === 0) this.events.onFault('text data outside of root node.');
      this.flushText();
      if (end > at + 9) this.events.onText(buffer.slice(at + 9, end));
      return end + 3;
    }
    if (buffer.startsWith('<!DOCTYPE', at)) this.events.onDoctype();
    const isCut =
      buffer.length - at < 9 &&
      ['<!--', '<![CDATA[', '<!DOCTYPE'].some((text) => text.startsWith(buffer.slice(at)));
    return isCut ? incomplete : this.events.onFault('disallowed character in declaration.');
  }

  private readInstruction(buffer: string, at: number): number {
    const end = buffer.indexOf('?>', at + 2);
    if (end < 0) return incomplete;
    const target = /^[^ \n\t?]*/.exec(buffer.slice(at + 2, end))?.[0] ?? '';
    const isDeclaration = target === 'xml';
    if (!isXmlName(target) || (!isDeclaration && target.toLowerCase() === 'xml')) {
      this.events.onFault('malformed processing instruction.');
    }
    // The declaration is at the very beginning or nowhere.
    if (isDeclaration && (this.hasBegun || this.text !== '')) {
      this.events.onFault('an XML declaration must be at the start of the document.');
    }
    if (isDeclaration && !declaration.test(buffer.slice(at + 2, end))) {
      this.events.onFault('malformed XML declaration.');
    }
    return end + 2;
  }

  private readOpen(buffer: string, at: number): number {
    const { length } = buffer;
    let next = at + 1;
    for (let code = buffer.charCodeAt(next); next < length; code = buffer.charCodeAt((next += 1))) {
      if (code === greaterThan || code === slash || isSpace(code)) break;
    }
    if (next >= length) return incomplete;
    const nameEnd = next;
    const start = { attributes: noAttributes, isEmpty: false };
    if (buffer.charCodeAt(next) === greaterThan) next += 1;
    else next = this.readAttributes(buffer, next, start);
    if (next === incomplete) return incomplete;
    this.flushText();
    const name = this.intern(buffer.slice(at + 1, nameEnd));
    if (this.stack.length === 0) {
      if (this.hasRoot) this.events.onFault('documents may contain only one root.');
      this.hasRoot = true;
    }
    this.events.onOpen(name, start.attributes);
    if (start.isEmpty) this.events.onClose(name);
    else if (this.stack.push(name) > maxDepth) this.events.onFault('elements are nested too deeply.');
    return next;
  }

  private readAttributes(
    buffer: string,
    from: number,
    start: { attributes: XmlAttributes; isEmpty: boolean },
  ): number {
    const { length } = buffer;
    let attributes: Record<string, string> | null = null;
    let at = from;
    for (;;) {
      const before = at;
      while (isSpace(buffer.charCodeAt(at))) at += 1;
      const code = buffer.charCodeAt(at);
      if (code === greaterThan) break;
      if (code === slash) {
        if (at + 1 >= length) return incomplete;
        if (buffer.charCodeAt(at + 1) !== greaterThan) this.events.onFault('a slash must be followed by >.');
        start.isEmpty = true;
        at += 1;
        break;
      }
      if (at >= length) return incomplete;
      if (at === before) this.events.onFault('no whitespace between attributes.');
      attributes ??= new BareObject();
      at = this.readAttribute(buffer, at, attributes);
      if (at === incomplete) return incomplete;
    }
    if (attributes !== null) start.attributes = attributes;
    return at + 1;
  }

  private readAttribute(buffer: string, from: number, attributes: Record<string, string>): number {
    const { length } = buffer;
    let at = from;
    for (let code = buffer.charCodeAt(at); at < length; code = buffer.charCodeAt((at += 1))) {
      if (code === equals || code === greaterThan || code === lessThan || isSpace(code)) break;
    }
    const nameEnd = at;
    while (isSpace(buffer.charCodeAt(at))) at += 1;
    if (at >= length) return incomplete;
    if (buffer.charCodeAt(at) !== equals) this.events.onFault('attribute without value.');
    at += 1;
    while (isSpace(buffer.charCodeAt(at))) at += 1;
    if (at >= length) return incomplete;
    const quote = buffer.charCodeAt(at);
    if (quote !== doubleQuote && quote !== singleQuote) this.events.onFault('unquoted attribute value.');
    const valueStart = at + 1;
    let isPlain = true;
    for (at = valueStart; at < length; at += 1) {
      const code = buffer.charCodeAt(at);
      if (code === quote) break;
      if (code === lessThan) this.events.onFault('disallowed character in attribute value.');
      if (code === ampersand || code < space) isPlain = false;
    }
    if (at >= length) return incomplete;
    const raw = buffer.slice(valueStart, at);
    const name = this.intern(buffer.slice(from, nameEnd));
    if (attributes[name] !== undefined) this.events.onFault(`duplicate attribute: ${name}.`);
    attributes[name] = isPlain ? raw : this.decode(raw.replaceAll(/[\n\t]/g, ' '));
    return at + 1;
  }

  private intern(name: string): string {
    const known = sharedNames.get(name) ?? this.names.get(name);
    if (known !== undefined) return known;
    if (!isXmlName(name)) this.events.onFault('disallowed character in a name.');
    // As a string of its own, which does not hold on to the text it was cut from.
    const own = name.split('').join('');
    const isShared = sharedNames.size < maxSharedNames && own.length <= maxSharedLength;
    (isShared ? sharedNames : this.names).set(own, own);
    return own;
  }
}
