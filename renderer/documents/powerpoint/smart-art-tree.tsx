import type { SlideBoxView, SlideSmartArtNode } from '#documents';

interface SmartArtTreeProps {
  readonly nodes: readonly SlideSmartArtNode[];
  readonly box: SlideBoxView;
}

function countNodes(nodes: readonly SlideSmartArtNode[]): number {
  return nodes.reduce((count, { children }) => count + 1 + countNodes(children), 0);
}

/** A SmartArt graphic as the outline of its text, as large as its box lets it be. */
export function SmartArtTree({ nodes, box }: SmartArtTreeProps) {
  const size = Math.min(16, Math.max(6, box.height / (countNodes(nodes) * 1.6 + 1)));
  return (
    <div className="pl-slide-smart-art" style={{ fontSize: size }}>
      <Nodes nodes={nodes} />
    </div>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly SlideSmartArtNode[] }) {
  const shown = nodes.filter(({ text, children }) => text.trim() !== '' || children.length > 0);
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map(({ text, start, children }, index) => (
        <li key={index}>
          <span {...(start === null ? {} : { 'data-start': start })}>{text}</span>
          <Nodes nodes={children} />
        </li>
      ))}
    </ul>
  );
}
