import { useEffect, useRef, useState } from 'react';

/**
 * Takes files dropped anywhere on the window; says whether some hover over it now. While inactive they are refused:
 * the browser would leave the page to show them.
 */
export function useFileDrop(isActive: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    // Entering a child comes before leaving its parent, so that depth is counted.
    let depth = 0;
    const end = () => {
      depth = 0;
      setIsOver(false);
    };
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(isActive);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) end();
    };
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isActive ? 'copy' : 'none';
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      const files = listFiles(event);
      if (isActive && files.length > 0) latest.current(files);
    };
    const stop = new AbortController();
    const { signal } = stop;
    globalThis.addEventListener('dragenter', onEnter, { signal });
    globalThis.addEventListener('dragleave', onLeave, { signal });
    globalThis.addEventListener('dragover', onOver, { signal });
    globalThis.addEventListener('drop', onDrop, { signal });
    return () => stop.abort();
  }, [isActive]);
  return isOver && isActive;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** The dropped files; folders are left out, since a result is files. */
function listFiles({ dataTransfer }: DragEvent): File[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory === true) return [];
    const file = item.getAsFile();
    return file ? [file] : [];
  });
}
