import { ImagePlus } from 'lucide-react'
import styles from './file-field.module.css'
import { FileField, type FileFieldProps, type FileLook, type ShownFile } from './file-field.tsx'
import { type FileRule, IMAGE_RULE } from './file-rules.ts'
import { useFileAddress } from './use-file-address.ts'

const LOOK: FileLook = {
  rule: IMAGE_RULE,
  formats: '.jpg ou .png',
  icon: ImagePlus,
  one: 'uma imagem',
  Inside: Picture,
}

interface PictureFieldProps extends FileFieldProps {
  /** What is taken, where it is not what is taken of every picture. */
  rule?: FileRule
}

/** One picture. */
export const PictureField = ({ rule = IMAGE_RULE, ...props }: PictureFieldProps) => (
  <FileField {...props} look={{ ...LOOK, rule }} />
)

function Picture({ file, address }: ShownFile) {
  const shown = useFileAddress(file) || address
  return shown ? <img className={styles.picture} src={shown} alt="" /> : null
}
