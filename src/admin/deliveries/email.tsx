import type { UIFieldServerComponent } from 'payload'

/**
 * Shows the HTML of an email in a fully sandboxed frame, because it contains text from visitors: no
 * scripts, no forms, no navigation.
 */
export const Email: UIFieldServerComponent = ({ data }) =>
  typeof data.html === 'string' && data.html !== '' ? (
    <iframe className="guide-email" title="Email preview" sandbox="" srcDoc={data.html} />
  ) : null
