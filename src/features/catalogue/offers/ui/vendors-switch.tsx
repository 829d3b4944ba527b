import { Switch } from '#/components/switch.tsx'
import type { OfferWire } from '../../schema.ts'
import { showVendors } from '../queries.ts'

interface VendorsSwitchProps {
  offer: OfferWire
  onSaved(offer: OfferWire): void
}

/** Whether visitors see who sells an offer; never set means that they do. */
export default function VendorsSwitch({ offer, onSaved }: VendorsSwitchProps) {
  return (
    <Switch
      label="Exibir"
      about="os fornecedores"
      checked={offer.isVisibleVendors !== false}
      onChange={async (visivel) => onSaved(await showVendors(offer._id, visivel))}
    />
  )
}
