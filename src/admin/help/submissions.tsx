import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import { reviewKeys } from '../submissions/review/shortcuts'
import { HelpTable } from './help-table'

interface Step {
  readonly what: string
  readonly how: string
}

const steps: readonly Step[] = [
  {
    what: 'Receive it',
    how: 'Choose the builder, then drop the file, paste the rows of a spreadsheet or an email, or send the builder a link. The link needs no account and takes three files.',
  },
  {
    what: 'Enter what a builder says on the phone',
    how: '“Enter in a grid” begins with what the site shows. Change the cells, and check “Verified now” for a community that the builder only confirmed. What you leave stays as it is.',
  },
  {
    what: 'Check the columns',
    how: 'Only when one is not certain. Choose a field above each column. In front of each row, say whether it has the headings, begins a community or is left out. Your corrections are used for the builder’s next file with the same headings.',
  },
  {
    what: 'Explain words',
    how: '“Words to explain” lists what was not understood, such as “Avail” or “upper 300s”, with how many rows have it. Choose what it means and click “Apply”. It counts for all these rows and for the builder’s next files. The form of the builder shows what is remembered.',
  },
  {
    what: 'Decide',
    how: 'Click “Accept all valid”, then look at what is left: unusual values, values that were not understood, new and missing listings. Click a value to correct it. “Back to columns” if a column was read wrong.',
  },
  {
    what: 'Handle a row without a listing',
    how: 'Choose one of the similar listings, create a new one, or ignore the row. The link icon below a name changes the listing of a row.',
  },
  {
    what: 'Complete a new listing',
    how: 'What it lacks is marked and filled in there. The button says whether it is published or becomes a draft.',
  },
  {
    what: 'Handle a missing listing',
    how: 'A listing that was not sent stays as it is. Choose “Sold out” or “Unpublish” if the builder says so.',
  },
  {
    what: 'Publish',
    how: 'The button says how many listings change. All of it is published, or nothing. Listings sent without changes are marked as verified.',
  },
  {
    what: 'Take it back',
    how: 'Open the submission and click “Undo”, or “Reopen” to decide more of it. Listings that were edited in the meantime stay as they are, and are named.',
  },
]

export function SubmissionsHelp() {
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions">Submissions of builders</h2>
      <p>
        For editors and admins. What a builder sends each month is compared with the site and
        published in one sitting. Start a{' '}
        <Link href={adminPaths.newSubmission} prefetch={false}>
          new submission
        </Link>{' '}
        or open one that is waiting in{' '}
        <Link href={adminPaths.list('submissions')} prefetch={false}>
          Submissions
        </Link>
        .
      </p>
      <HelpTable
        columns={['Step', 'How']}
        rows={steps.map(({ what, how }) => ({ key: what, cells: [what, how] }))}
      />
      <h3>Keys of the review</h3>
      <HelpTable
        columns={['Key', 'Action']}
        rows={reviewKeys.map(([keys, action]) => ({
          key: keys,
          cells: [<kbd key="keys">{keys}</kbd>, action],
        }))}
      />
    </section>
  )
}
