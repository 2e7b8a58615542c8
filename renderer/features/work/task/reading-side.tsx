import { Splitter, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '#messages';
import { useViewChoices } from './view-choices.ts';

interface ReadingSideProps {
  readonly instruction: ReactNode;
  readonly inputs: ReactNode;
  readonly viewer: ReactNode | null;
  readonly instructionRef: Ref<HTMLElement>;
  readonly inputsRef: Ref<HTMLElement>;
}

/** Instruction and input files; an open viewer lies below them, or beside them where there is room. */
export function ReadingSide({ instruction, inputs, viewer, instructionRef, inputsRef }: ReadingSideProps) {
  const t = useMessages('work');
  const isRoomy = useMediaQuery('(min-width: 1600px)', undefined, { getInitialValueInEffect: false });
  const share = useViewChoices((view) => view.instructionShare);
  const text = (
    <div className="pl-reading" data-split={viewer !== null}>
      {/* Scrolled by the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={instructionRef} aria-labelledby="task-instruction" tabIndex={0}>
        {instruction}
      </section>
      <section ref={inputsRef} aria-labelledby="task-inputs" tabIndex={-1}>
        <Title order={2} id="task-inputs" mb="xs">
          {t('task.regions.inputs')}
        </Title>
        {inputs}
      </section>
    </div>
  );
  if (viewer === null) return text;
  return (
    <Splitter
      className="pl-reading-split"
      orientation={isRoomy ? 'horizontal' : 'vertical'}
      sizes={[share, 100 - share]}
      onSizeChange={([first]) => useViewChoices.setState({ instructionShare: Math.round(Number(first)) })}
      lineSize={9}
      withHandle={false}
      classNames={{ handle: 'pl-split-handle', pane: 'pl-split-pane' }}
      attributes={{ handle: { 'aria-label': t('task.resizeViewer') } }}
    >
      <Splitter.Pane defaultSize={45} min={15}>
        {text}
      </Splitter.Pane>
      <Splitter.Pane defaultSize={55} min={20}>
        {viewer}
      </Splitter.Pane>
    </Splitter>
  );
}
