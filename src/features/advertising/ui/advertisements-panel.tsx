interface AdvertisementsPanelProps {
  vendorId: string
}

export default function AdvertisementsPanel({ vendorId }: AdvertisementsPanelProps) {
  return <p>{vendorId}</p>
}
