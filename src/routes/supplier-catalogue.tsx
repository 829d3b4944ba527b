import CatalogueEditor, {
  type CatalogueEditorProps,
} from '#/features/vendors/page/ui/catalogue-editor.tsx'
import { OFFER_FORMS } from './offer-forms.ts'

/** The way to what a supplier sells, with the forms of the catalogue. */
export default function SupplierCatalogue(props: Omit<CatalogueEditorProps, 'forms'>) {
  return <CatalogueEditor forms={OFFER_FORMS} {...props} />
}
