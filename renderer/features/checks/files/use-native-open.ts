import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { core, findShell } from '#api';
import type { ShellAnswer, ShellRefusal } from '#contract';
import { useErrorText, useMessages } from '#messages';
import type { Place } from '../place.ts';
import type { CheckFile } from './check-file.ts';

export interface NativeOpen {
  /** What went wrong last, in words. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  open(file: CheckFile): void;
}

/** Opens read-only copies in their own apps; null in a browser, which can only download. */
export function useNativeOpen(place: Place): NativeOpen | null {
  const t = useMessages('checks');
  const say = useErrorText();
  const [refusal, setRefusal] = useState<ShellRefusal | null>(null);
  const shell = findShell();
  const action = useMutation({
    mutationFn: async (file: CheckFile): Promise<ShellAnswer> => {
      const { files } = await core.checks.openFolder(place);
      const copy = files.find(
        ({ submissionId, position }) => submissionId === file.submissionId && position === file.position,
      );
      if (!shell || !copy) return { ok: false, refusal: 'file-missing' };
      return shell.openPath(copy.path);
    },
    onMutate: () => setRefusal(null),
    onSuccess: (answer) => {
      if (!answer.ok) setRefusal(answer.refusal);
    },
  });
  if (!shell) return null;
  return {
    problem: refusal ? t(`shell.${refusal}`) : action.error ? say(action.error) : null,
    isBusy: action.isPending,
    open: (file) => action.mutate(file),
  };
}
