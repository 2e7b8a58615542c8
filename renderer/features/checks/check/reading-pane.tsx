import { SegmentedControl, Text, Title } from '@mantine/core';
import type { Ref } from 'react';
import type { CheckView } from '#contract';

import { useMessages } from '#messages';
import type { CheckFile } from '../files/check-file.ts';
import { FileList } from '../files/file-list.tsx';
import type { NativeOpen } from '../files/use-native-open.ts';
import type { ShownFiles } from '../files/use-shown-files.ts';
import type { LanguageChoice } from './use-language.ts';

interface ReadingPaneProps {
  readonly instruction: CheckView['instruction'];
  readonly inputs: readonly CheckFile[];
  readonly language: LanguageChoice;
  readonly shown: ShownFiles;
  readonly native: NativeOpen | null;
  readonly instructionRef: Ref<HTMLElement>;
  readonly inputsRef: Ref<HTMLElement>;
}

/** What the annotator was asked to do, and the files that came with it. */
export function ReadingPane({
  instruction,
  inputs,
  language: choice,
  shown,
  native,
  instructionRef,
  inputsRef,
}: ReadingPaneProps) {
  const t = useMessages('checks.check');
  const words = useMessages('words');
  const { language, available, choose } = choice;
  const own = language && instruction[language];
  const text = own ?? instruction.en ?? instruction.zh;
  const lang = text === instruction.zh ? 'zh-CN' : 'en';
  return (
    <div className="pl-check-reading">
      <section ref={instructionRef} aria-labelledby="check-instruction" tabIndex={-1}>
        <div className="pl-check-head">
          <Title order={2} id="check-instruction">
            {t('regions.instruction')}
          </Title>
          {available.length > 1 && language && (
            <SegmentedControl
              ml="auto"
              aria-label={t('language')}
              value={language}
              onChange={choose}
              data={available.map((value) => ({ value, label: words(`language.${value}`) }))}
            />
          )}
        </div>
        {text === null ? (
          <Text c="dimmed">{t('noInstruction')}</Text>
        ) : (
          <div className="pl-check-instruction" lang={lang}>
            {text}
          </div>
        )}
      </section>
      <section ref={inputsRef} aria-labelledby="check-inputs" tabIndex={-1}>
        <Title order={2} id="check-inputs" mb={6}>
          {t('regions.inputs')}
        </Title>
        {inputs.length === 0 ? (
          <Text c="dimmed">{t('noInputs')}</Text>
        ) : (
          <FileList files={inputs} shown={shown} native={native} />
        )}
      </section>
    </div>
  );
}
