/** A list, kept by others, of the domains of some 8,700 mail providers. */
declare module 'email-providers' {
  const domains: string[]
  export default domains
}
