interface SoftwarePanelProps {
  vendorId: string
}

export default function SoftwarePanel({ vendorId }: SoftwarePanelProps) {
  return <p>{vendorId}</p>
}
