import { IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import { useId } from 'react';
import type { SlideShapeView } from '#documents';
import { useMessages } from '#messages';
import { ShapeOutline } from './shape-outline.tsx';
import { useSlideContext } from './slide-context.ts';
import { useMediaUrl } from './use-media.ts';

type Picture = SlideShapeView & { readonly kind: 'picture' };

/** A picture, cut as it is cropped and shaped. */
export function SlidePicture({ picture }: { readonly picture: Picture }) {
  const t = useMessages('viewers.powerpoint');
  const { media } = useSlideContext();
  const found = useMediaUrl(media, picture.source);
  const { box, altText, name, source } = picture;
  if (found !== null && found.url === null) {
    const label = t('noPicture', {
      name: altText ?? name,
      file: source?.slice(source.lastIndexOf('/') + 1) ?? '–',
    });
    return (
      <>
        <div className="pl-slide-not-drawn">{label}</div>
        <MediaSign kind={picture.media} />
      </>
    );
  }
  const url = found?.url ?? null;
  return (
    <>
      {picture.fill && <ShapeOutline shape={{ ...picture, line: null }} />}
      {url !== null && box.width > 0 && box.height > 0 && <CroppedPicture picture={picture} url={url} />}
      <ShapeOutline shape={{ ...picture, fill: null }} />
      <MediaSign kind={picture.media} />
    </>
  );
}

function CroppedPicture({ picture, url }: { readonly picture: Picture; readonly url: string }) {
  const id = useId();
  const { box, crop, outlines, isFlippedX, isFlippedY } = picture;
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {};
  const width = box.width / Math.max(0.01, 1 - left - right);
  const height = box.height / Math.max(0.01, 1 - top - bottom);
  return (
    <svg
      className="pl-slide-outline"
      width={box.width}
      height={box.height}
      style={{
        scale: isFlippedX || isFlippedY ? `${isFlippedX ? -1 : 1} ${isFlippedY ? -1 : 1}` : undefined,
      }}
      aria-hidden
    >
      <clipPath id={id}>
        {outlines.map(({ path }, index) => (
          <path key={index} d={path} />
        ))}
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <image
          href={url}
          x={-left * width}
          y={-top * height}
          width={width}
          height={height}
          preserveAspectRatio="none"
        />
      </g>
    </svg>
  );
}

function MediaSign({ kind }: { readonly kind: Picture['media'] }) {
  if (kind === null) return null;
  return (
    <div className="pl-slide-media-sign" aria-hidden>
      {kind === 'video' ? <IconPlayerPlay size={28} /> : <IconVolume size={28} />}
    </div>
  );
}
