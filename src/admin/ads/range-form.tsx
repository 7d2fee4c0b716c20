interface RangeFormProps {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** Statistics of one ad as a file; both days are inclusive. */
const reportFile = (ad: string, from: string, to: string) =>
  `/internal/ad-report/${ad}?from=${from}&to=${to}`

/** Selects the days of the report, and downloads the same days as a file. */
export function RangeForm({ id, from, to }: RangeFormProps) {
  return (
    <form className="ad-report__range">
      <label>
        From
        <input
          className="guide-input"
          type="date"
          name="from"
          defaultValue={from}
          max={to}
          required
        />
      </label>
      <label>
        To
        <input className="guide-input" type="date" name="to" defaultValue={to} required />
      </label>
      <button type="submit" className="dashboard-button dashboard-button--large">
        Apply dates
      </button>
      <a
        href={reportFile(id, from, to)}
        download
        className="dashboard-button dashboard-button--large"
      >
        Download CSV
      </a>
    </form>
  )
}
