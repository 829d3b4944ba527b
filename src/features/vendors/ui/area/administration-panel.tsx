interface AdministrationPanelProps {
  vendorId: string
}

export default function AdministrationPanel({ vendorId }: AdministrationPanelProps) {
  return <p>{vendorId}</p>
}
