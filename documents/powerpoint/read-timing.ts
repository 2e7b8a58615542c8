import { parseNumber } from '../drawing/text/read-run-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { AnimationEffect } from './animation-effect.ts';

type Draft = { -readonly [Key in keyof AnimationEffect]: AnimationEffect[Key] };

function toDraft(attributes: Attributes): Draft {
  return {
    effectClass: attributes['presetClass'] ?? '',
    presetId: parseNumber(attributes['presetID']) ?? null,
    trigger: attributes['nodeType'] ?? null,
    shapeId: null,
    paragraphs: null,
  };
}

function noteTarget(effect: Draft, name: string, attributes: Attributes): void {
  if (name === 'p:spTgt') effect.shapeId ??= parseNumber(attributes['spid']) ?? null;
  if (name === 'p:pRg') {
    effect.paragraphs ??= [parseNumber(attributes['st']) ?? 0, parseNumber(attributes['end']) ?? 0];
  }
}

/** A reader of p:timing: every timing node with a preset class is an effect, on the first target inside it. */
export function createTimingReader(onEffect: (effect: AnimationEffect) => void): ElementReader {
  const createReader = (around: Draft | null): ElementReader => {
    const reader: ElementReader = {
      open: (name, attributes) => {
        // The build list repeats what the effects say.
        if (name === 'p:bldLst' || name === 'p:stCondLst') return null;
        if (name === 'p:cTn' && attributes['presetClass'] !== undefined) {
          const effect = toDraft(attributes);
          onEffect(effect);
          return createReader(effect);
        }
        if (around !== null) noteTarget(around, name, attributes);
        return reader;
      },
    };
    return reader;
  };
  return createReader(null);
}
