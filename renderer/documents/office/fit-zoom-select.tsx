import { NativeSelect } from '@mantine/core';
import { useFormat } from '#ui';

/** `fit` makes all of it as wide as the pane allows; a number is in percent of the actual size. */
export type FitZoom = number | 'fit';

interface FitZoomSelectProps {
  readonly label: string;
  readonly fitLabel: string;
  readonly zoom: FitZoom;
  readonly onZoom: (zoom: FitZoom) => void;
}

const zooms = [50, 75, 100, 125, 150, 200] as const;

export function FitZoomSelect({ label, fitLabel, zoom: shown, onZoom }: FitZoomSelectProps) {
  const format = useFormat();
  return (
    <NativeSelect
      size="xs"
      w={96}
      ml="auto"
      aria-label={label}
      value={String(shown)}
      onChange={({ currentTarget: { value } }) => onZoom(value === 'fit' ? 'fit' : Number(value))}
      data={[
        { value: 'fit', label: fitLabel },
        ...zooms.map((zoom) => ({ value: String(zoom), label: format.percent(zoom / 100) })),
      ]}
    />
  );
}
