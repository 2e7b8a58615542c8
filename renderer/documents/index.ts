import './viewers.css';

export * from './find-media-kind.ts';
export * from './media-viewer.tsx';
