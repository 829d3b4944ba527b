import type { LucideProps } from 'lucide-react'

/**
 * An icon out of the file that has them all, with the props of lucide's own that the product uses. Who listens
 * hears it only where it has a label.
 * @param address of the file and of the icon in it
 */
export const iconOf = (address: string) => (props: LucideProps) => drawn(address, props)

const drawn = (address: string, { size = 24, className, strokeWidth, ...rest }: LucideProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: what means something by itself comes with a label and a role
  <svg
    aria-hidden={rest['aria-label'] ? undefined : true}
    {...rest}
    width={size}
    height={size}
    className={className ? `icon ${className}` : 'icon'}
  >
    <use href={address} strokeWidth={strokeWidth} />
  </svg>
)
