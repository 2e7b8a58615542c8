import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, core, findShell } from '#api';
import type { ShellAnswer, ShellRefusal } from '#contract';
import { useErrorText, useMessages } from '#messages';
import type { Place } from '../place.ts';
import { findPath } from './find-path.ts';

export interface NativeOpen {
  /** Whether the desktop app is there to open files. */
  readonly hasShell: boolean;
  readonly isBusy: boolean;
  /** What went wrong last, in words. */
  readonly problem: string | null;
  /** Opens an input's working copy in its own app. */
  open(name: string): void;
  /** Lays the inputs out in the work folder, and shows it where the desktop app can. */
  showFolder(): void;
}

/** Opening the attempt's working copies outside of the page. */
export function useNativeOpen(place: Place): NativeOpen {
  const t = useMessages('work');
  const say = useErrorText();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<ShellRefusal | null>(null);
  const shell = findShell();
  const action = useMutation({
    mutationFn: async (name: string | null): Promise<ShellAnswer> => {
      const { folder, inputs } = await core.work.openFolder(place);
      if (!shell) return { ok: true, value: null };
      if (name === null) return shell.showInFolder(folder);
      return shell.openPath(findPath(inputs, name) ?? folder);
    },
    onMutate: () => setRefusal(null),
    onSuccess: (answer) => {
      if (!answer.ok) setRefusal(answer.refusal);
      void queries.invalidateQueries({ queryKey: api.work.get.key() });
    },
  });
  return {
    hasShell: shell !== null,
    isBusy: action.isPending,
    problem: refusal ? t(`shell.${refusal}`) : action.error ? say(action.error) : null,
    open: (name) => action.mutate(name),
    showFolder: () => action.mutate(null),
  };
}
