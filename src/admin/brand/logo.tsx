/** The logo on the sign-in page. */
export function Logo() {
  return (
    <div className="guide-logo">
      <img src="/brand/mark.svg" alt="" width={56} height={56} />
      <h1 className="guide-logo__name">
        <small>San Antonio</small>
        New Home Guide
      </h1>
    </div>
  )
}
