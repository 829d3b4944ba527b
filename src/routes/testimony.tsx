export default function Testimony() {
  return null
}
