import { interests, newsletterAreas, type Option, subscriptionStatuses } from '@/domain/enums'

interface ChoiceProps {
  name: string
  label: string
  options: readonly Option[]
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select className="guide-input" name={name}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

const anyValue = { value: '', label: 'Any' }
const statuses = [
  ...[...subscriptionStatuses].sort(
    (a, b) => Number(b.value === 'subscribed') - Number(a.value === 'subscribed'),
  ),
  { value: 'all', label: 'All, with their status' },
]
const areas = newsletterAreas.map((area) => ({ value: area, label: area }))
const realtors = [
  { value: 'yes', label: 'Realtors' },
  { value: 'no', label: 'Not realtors' },
]

/**
 * Downloads a segment of subscribers. A native form, so the browser saves the response as a file.
 */
export function ExportSubscribers() {
  return (
    <form
      className="newsletter-tools__sheet file-import"
      action="/cms/api/newsletter-subscriptions/export"
      method="get"
      aria-label="Export subscribers"
    >
      <p>
        A CSV file for mailing services, with an unsubscribe link in every row. The audit log
        records the user and the number of rows.
      </p>
      <div className="newsletter-tools__choices">
        <Choice name="status" label="Status" options={statuses} />
        <Choice name="interest" label="Interest" options={[anyValue, ...interests]} />
        <Choice name="area" label="Area" options={[anyValue, ...areas]} />
        <Choice name="realtor" label="Realtor" options={[anyValue, ...realtors]} />
      </div>
      <button type="submit" className="dashboard-button">
        Download CSV
      </button>
    </form>
  )
}
