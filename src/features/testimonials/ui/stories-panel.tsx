interface StoriesPanelProps {
  vendorId: string
}

export default function StoriesPanel({ vendorId }: StoriesPanelProps) {
  return <p>{vendorId}</p>
}
