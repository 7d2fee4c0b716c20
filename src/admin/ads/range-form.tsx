interface RangeFormProps {
  /** The address of the report as a file. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Selects the days of the report, both inclusive, and downloads the same days as a file. */
export function RangeForm({ file, from, to }: RangeFormProps) {
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
        href={`${file}?from=${from}&to=${to}`}
        download
        className="dashboard-button dashboard-button--large"
      >
        Download CSV
      </a>
    </form>
  )
}
