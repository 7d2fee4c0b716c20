import type { UIFieldServerComponent } from 'payload'

/**
 * A letter as its reader sees it, in a frame without any rights: what a buyer wrote can neither run,
 * nor load, nor lead anywhere.
 */
export const Letter: UIFieldServerComponent = ({ data }) =>
  typeof data.html === 'string' && data.html !== '' ? (
    <iframe className="guide-letter" title="The letter" sandbox="" srcDoc={data.html} />
  ) : null
