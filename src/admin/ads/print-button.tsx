'use client'

export function PrintButton() {
  return (
    <button
      type="button"
      className="dashboard-button dashboard-button--large"
      onClick={() => window.print()}
    >
      Print
    </button>
  )
}
