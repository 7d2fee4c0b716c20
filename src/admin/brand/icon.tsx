export function Icon() {
  return <img src="/brand/mark.svg" alt="San Antonio New Home Guide" width={28} height={28} />
}
