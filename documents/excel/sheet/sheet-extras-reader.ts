import type { Attributes } from '../../xml/read-elements.ts';
import { describeStoredColor } from '../workbook/read-cell-color.ts';
import type { ConditionalFormat, SheetLink, Validation } from './sheet.ts';

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** The value of an attribute that a file may give any prefix: `r:id`, `ns2:id`. */
function findPrefixed(attributes: Attributes, name: string): string | null {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key] ?? null;
  return null;
}

const textElements = new Set(['formula', 'formula1', 'formula2', 'sqref', 'f']);

/** Hears what a sheet's part holds outside `sheetData`, in its old form and in that of the 2010 extensions. */
export class SheetExtrasReader {
  statedDimension: string | null = null;
  autoFilterRef: string | null = null;
  readonly mergedRanges: string[] = [];
  readonly links: SheetLink[] = [];
  readonly validations: Validation[] = [];
  readonly conditionalFormats: ConditionalFormat[] = [];
  readonly tableIds: string[] = [];
  readonly drawingIds: string[] = [];
  private validation: Draft<Validation> | null = null;
  private rule: Draft<ConditionalFormat> | null = null;
  private rules: Draft<ConditionalFormat>[] = [];
  private formatsRef = '';
  private text = '';
  private capturing = '';

  open(name: string, attributes: Attributes): void {
    if (
      textElements.has(name) &&
      (this.validation !== null || this.rules.length > 0 || this.formatsRef !== '')
    ) {
      if (name !== 'f' || this.capturing === '') this.capture(name);
      return;
    }
    const ref = attributes['ref'] ?? '';
    switch (name) {
      case 'dimension':
        this.statedDimension = ref;
        break;
      case 'mergeCell':
        this.mergedRanges.push(ref);
        break;
      case 'autoFilter':
        this.autoFilterRef = ref;
        break;
      case 'hyperlink':
        this.links.push({
          ref,
          relationshipId: findPrefixed(attributes, 'id'),
          location: attributes['location'] ?? null,
          display: attributes['display'] ?? null,
          tooltip: attributes['tooltip'] ?? null,
        });
        break;
      case 'tablePart':
        this.tableIds.push(findPrefixed(attributes, 'id') ?? '');
        break;
      case 'drawing':
        this.drawingIds.push(findPrefixed(attributes, 'id') ?? '');
        break;
      default:
        this.openRule(name, attributes);
    }
  }

  addText(text: string): void {
    if (this.capturing !== '') this.text += text;
  }

  close(name: string): void {
    if (this.capturing !== '' && name === this.capturing) this.closeText(name);
    else if (name === 'dataValidation' && this.validation !== null) {
      this.validations.push(this.validation);
      this.validation = null;
    } else if (name === 'cfRule') this.rule = null;
    else if (name === 'conditionalFormatting') {
      // The extension states the cells after the rules.
      for (const rule of this.rules) this.conditionalFormats.push({ ...rule, ref: this.formatsRef });
      this.rules = [];
      this.formatsRef = '';
    }
  }

  private capture(name: string): void {
    this.capturing = name;
    this.text = '';
  }

  private openRule(name: string, attributes: Attributes): void {
    if (name === 'dataValidation') {
      this.validation = {
        ref: attributes['sqref'] ?? '',
        type: attributes['type'] ?? 'none',
        operator: attributes['operator'] ?? null,
        formulas: [],
        prompt: attributes['prompt'] ?? null,
        error: attributes['error'] ?? null,
      };
    } else if (name === 'conditionalFormatting') {
      // A blank keeps the element open for rules of the extension, which state their cells last.
      this.formatsRef = attributes['sqref'] ?? ' ';
    } else if (name === 'cfRule' && this.formatsRef !== '') {
      const priority = Number(attributes['priority']);
      const formatId = attributes['dxfId'];
      this.rule = {
        ref: '',
        type: attributes['type'] ?? '',
        operator: attributes['operator'] ?? null,
        priority: Number.isFinite(priority) ? priority : null,
        formulas: [],
        text: attributes['text'] ?? null,
        formatId: formatId === undefined ? null : Number(formatId),
        colors: [],
      };
      // A data bar of the extension only adds to the rule that the old form has already.
      if (attributes['type'] !== 'dataBar' || attributes['priority'] !== undefined)
        this.rules.push(this.rule);
    } else if (/color$/i.test(name) && this.rule !== null) {
      const color = describeStoredColor(attributes);
      if (color !== null) this.rule.colors = [...this.rule.colors, color];
    }
  }

  private closeText(name: string): void {
    const text = this.text;
    this.capturing = '';
    if (name === 'sqref') {
      if (this.validation !== null) this.validation.ref = text;
      else this.formatsRef = text;
    } else if (text === '') return;
    else if (this.validation !== null) this.validation.formulas = [...this.validation.formulas, text];
    else if (this.rule !== null) this.rule.formulas = [...this.rule.formulas, text];
  }
}
